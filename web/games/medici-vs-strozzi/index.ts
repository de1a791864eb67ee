// The page of Medici vs Strozzi, for the shell.
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import cover from "./cover";
import Decision from "./Decision.svelte";
import { tell } from "./events";
import Hand from "./Hand.svelte";
import Outcome from "./Outcome.svelte";
import Panel from "./Panel.svelte";
import Side from "./Side.svelte";
import { houseIndex } from "./houses";
import type { MediciTable } from "./types";
import { ask, consequence, figure, harborId, label, where, why } from "./words";

const QUESTIONS = ["draw-or-stop", "name-price", "take-or-leave", "load-lot"];

const ui = {
  ...cover,
  desk: "tall",
  Board,
  Hand,
  Decision,
  Panel,
  Side,
  Outcome,
  decides: (question) => QUESTIONS.includes(question),
  ask,
  label,
  why,
  consequence,
  tell,
  where,
  word: (thing) => (thing.kind === "harbor" ? harborId(thing.name) : thing.name),
  figure: (seat, table) => figure((table as MediciTable).view.money[houseIndex(seat)] ?? 0),
} satisfies GameUi;

export default ui;

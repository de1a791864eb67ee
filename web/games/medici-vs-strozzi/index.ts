// The page of Medici vs Strozzi, for the shell.
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Body from "./Body.svelte";
import Coach from "./Coach.svelte";
import CountBody from "./CountBody.svelte";
import cover from "./cover";
import { tell } from "./events";
import { SEA } from "./geometry";
import Outcome from "./Outcome.svelte";
import Panel from "./Panel.svelte";
import Reader from "./Reader.svelte";
import { moment, scenes } from "./scenes";
import SeatRow from "./SeatRow.svelte";
import Strip from "./Strip.svelte";
import { ask, consequence, harborId, label, quit, where, why } from "./words";

const ui = {
  ...cover,
  frame: "ledger",
  Board,
  windows: [{ name: "sea", ...SEA }],
  Strip,
  Body,
  quit,
  SeatRow,
  Reader,
  scenes,
  moment,
  MomentBody: CountBody,
  HintMore: Coach,
  Panel,
  Outcome,
  ask,
  label,
  why,
  consequence,
  tell,
  where,
  word: (thing) => (thing.kind === "harbor" ? harborId(thing.name) : thing.name),
} satisfies GameUi;

export default ui;

// Siena for the page: its drawing, its words, its decisions.
import type { GameUi } from "../contract";
import { ask, consequence, where } from "./asking";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { tell } from "./events";
import Hand from "./Hand.svelte";
import { label } from "./labels";
import Outcome from "./Outcome.svelte";
import Panel from "./Panel.svelte";
import Side from "./Side.svelte";
import { seatNumber, type Table } from "./view";
import { why } from "./words";

/** Questions whose answers the shell lists well enough by itself. */
const PLAIN = ["choose-first"];

const siena: GameUi = {
  name: "siena",
  Board,
  Hand,
  Decision,
  decides: (question) => !PLAIN.includes(question),
  Panel,
  Side,
  Outcome,
  ask,
  label,
  why,
  consequence,
  tell,
  where,
  seatNumber,
  desk: "wide",
  figure: (seat: string, table: Table) => String(table.view.seats.find((one) => one.name === seat)?.money ?? ""),
};

export default siena;

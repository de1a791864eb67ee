// Siena for the page: its drawing, its words, its decisions.
import type { GameUi } from "../contract";
import { legal } from "./answers";
import { ask, consequence, where } from "./asking";
import { limit } from "./bidding";
import Board from "./Board.svelte";
import Body from "./Body.svelte";
import { quit } from "./body/deeds";
import cover from "./cover";
import { tell, turn } from "./events";
import { WINDOWS } from "./geometry";
import { label } from "./labels";
import Outcome from "./Outcome.svelte";
import Panel from "./Panel.svelte";
import Reader from "./Reader.svelte";
import { scenes } from "./scenes";
import SeatRow from "./SeatRow.svelte";
import Strip from "./Strip.svelte";
import { tip } from "./tips";
import type { Table } from "./view";
import { windowFor } from "./windows";
import { why, word } from "./words";

const siena: GameUi = {
  ...cover,
  Board,
  windows: WINDOWS,
  windowFor,
  Strip,
  needsStrip: (table: Table) => legal(table, "take", "auction", "play", "with", "green", "discard").length > 0,
  Body,
  quit,
  SeatRow,
  Reader,
  Panel,
  scenes,
  Outcome,
  hasOutcomeInStrip: true,
  ask,
  label,
  why,
  consequence,
  tell,
  turn,
  where,
  word,
  limit,
  frame: "cards",
  tip,
  figure: (seat: string, table: Table) => String(table.view.seats.find((one) => one.name === seat)?.money ?? ""),
};

export default siena;

// Fiera for the page. What it leaves out, such as a hand, the shell does without.
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import cover from "./cover";
import Outcome from "./Outcome.svelte";
import Panel from "./Panel.svelte";
import type { Table } from "./view";
import { ask, consequence, label, tell, where } from "./words";

const fiera: GameUi = {
  ...cover,
  Board,
  Panel,
  Outcome,
  ask,
  label,
  consequence,
  tell,
  where,
  word: ({ kind, name }) => `fiera-${kind}-${name}`,
  figure: (seat: string, table: Table) => String(table.view.seats.find((one) => one.name === seat)?.money ?? ""),
};

export default fiera;

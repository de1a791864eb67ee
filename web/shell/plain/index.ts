// A table for a game that nobody has drawn: what the viewer sees as text, and the answers as buttons.
import { seatNumberOf } from "../../games";
import type { Fact, GameUi, Line, Table } from "../../games/contract";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";
import { factWords, worded } from "./words";

/** A game by its name, with the names of its seats. */
export function plainUi(name: string, seats: readonly string[]): GameUi {
  return {
    name,
    seatNumber: (seat) => seatNumberOf(name, seats, seat),
    Board,
    Outcome,
    ask,
    label: (text) => ({ text, places: [] }),
    consequence: (preview, table) => (preview.events as Fact[]).map((fact) => tell(fact, table).text).join(" · "),
    tell,
    where: () => "",
  };
}

function ask(table: Table<never>): string {
  const question = table.briefing.question;
  return question === null ? "" : `${table.playerOf(question.seat)}: ${worded(question.name)}`;
}

function tell(fact: Fact, table: Table<never>): Line {
  const seats = table.seats.map((one) => one.seat);
  const seat = seats.find((one) => one === fact.seat);
  return { text: factWords(fact, seats, (name) => table.playerOf(name)), places: [], ...(seat === undefined ? {} : { seat }) };
}

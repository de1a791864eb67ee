// The final count: the Consent Points of all Bankers by where they come from.
import { pointsWord } from "./events";
import { factsBack, type SeatView, type Table } from "./view";

const LINES = ["start", "richest", "poorest", "tower", "most levels", "artists", "senesi", "stinginess"];

export interface FinalCount {
  /** Where points came from, in the order in which they are counted, each with the key of its name. */
  lines: { name: string; key: string }[];
  /** The best one first. */
  bankers: { seat: SeatView; total: number; hasWon: boolean; points: (number | null)[] }[];
  /** Whoever did not become one. */
  others: string[];
}

export function finalCount(table: Table): FinalCount {
  const scores: Record<string, number> = table.briefing.result?.scores ?? {};
  const winners = table.briefing.result?.winners ?? [];
  const counted = [...factsBack(table)].filter((fact) => fact.event === "points-counted");
  const lines = LINES.filter((line) => counted.some((fact) => fact.what === line));
  const pointsOf = (seat: string, line: string): number | null => counted.find((fact) => fact.seat === seat && fact.what === line)?.points ?? null;
  const bankers = table.view.seats
    .filter((seat) => seat.status === "banker")
    .map((seat) => ({ seat, total: scores[seat.name] ?? 0, hasWon: winners.includes(seat.name), points: lines.map((line) => pointsOf(seat.name, line)) }))
    .sort((one, other) => other.total - one.total);
  const others = table.view.seats.filter((seat) => seat.status !== "banker").map((seat) => table.playerOf(seat.name));
  return { lines: lines.map((name) => ({ name, key: pointsWord(name) })), bankers, others };
}

// What the lists of matches and tables tell, and how to read it. Words are made of it in `words.ts`.
import type { Listed, MyMatch, OpenTable } from "../types/api";

export type Ended = "won" | "lost" | "shared" | "over" | "aborted";

/** How a match ended for whoever asks; “over” if they sat nowhere, or everywhere. */
export function endedFor(match: Listed): Ended {
  if (match.status === "aborted") return "aborted";
  const mine = match.mine;
  if (match.result === null || mine.length === 0 || mine.length === match.players) return "over";
  if (!mine.some((seat) => match.result!.winners.includes(seat))) return "lost";
  return match.result.winners.length > 1 ? "shared" : "won";
}

/** Those who sit at a match besides me. */
export function others(match: Listed): { names: string[]; bots: (string | null)[]; people: (string | null)[] } {
  const seats = match.names.map((_, seat) => seat).filter((seat) => match.names[seat] !== "" && !match.mine.includes(seat));
  return {
    names: seats.map((seat) => match.names[seat]!),
    bots: seats.map((seat) => match.bots[seat] ?? null),
    people: seats.map((seat) => match.people[seat] ?? null),
  };
}

/** What waits for me comes first, then what was begun last. */
export function inOrder(matches: readonly MyMatch[]): MyMatch[] {
  return [...matches].sort((one, two) => Number(two.asked) - Number(one.asked) || two.created_at - one.created_at);
}

/** How many matches wait for an answer of mine. */
export function waiting(matches: readonly MyMatch[] | null): number {
  return (matches ?? []).filter((match) => match.asked && match.status === "running").length;
}

/** Which matches wait for me, and which of them did not before; nothing is news at first. */
export function fresh(matches: readonly MyMatch[] | null, known: ReadonlySet<string> | null): { asked: ReadonlySet<string> | null; news: MyMatch[] } {
  if (matches === null) return { asked: known, news: [] };
  const waitingNow = matches.filter((match) => match.asked && match.status === "running");
  const news = known === null ? [] : waitingNow.filter((match) => !known.has(match.match));
  return { asked: new Set(waitingNow.map((match) => match.match)), news };
}

/** Whether somebody has never played a game to its end. */
export function isBeginner(game: string, past: readonly Listed[] | null): boolean {
  return !(past ?? []).some((match) => match.game === game && match.status === "over");
}

/** Take a table to be joined only where a seat is open. */
export function joinable(tables: readonly OpenTable[]): OpenTable[] {
  return tables.filter((table) => table.open_seats > 0);
}

// Which face the question shows.
import type { Briefing } from "../games/contract";
import type { TableState } from "./table.svelte";

export type BarState = "past" | "open" | "aborted" | "over" | "paused" | "curtain" | "scene" | "away" | "lost" | "sending" | "answer" | "waiting";

type Seen = Pick<TableState, "isPast" | "told" | "curtain" | "isStaging" | "isAway" | "isLost" | "sending" | "isMyTurn">;

/** The first that fits: what is looked at comes before what goes on, and what goes on before what may be answered. */
export function stateOf(table: Seen): BarState {
  if (table.isPast) return "past";
  const told = table.told;
  if (told.status === "open") return "open";
  if (told.status === "aborted") return "aborted";
  if (told.status === "over" || (told.briefing as Briefing).over) return "over";
  if (told.status === "paused") return "paused";
  if (table.curtain !== null) return "curtain";
  if (table.isStaging) return "scene";
  if (table.isLost) return "lost";
  if (table.isAway) return "away";
  if (table.sending !== null) return "sending";
  return table.isMyTurn ? "answer" : "waiting";
}

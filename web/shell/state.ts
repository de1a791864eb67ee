// Which face the decision bar shows.
import type { TableState } from "./table.svelte";

export type BarState = "past" | "open" | "aborted" | "over" | "paused" | "curtain" | "away" | "lost" | "sending" | "answer" | "waiting";

type Seen = Pick<TableState, "isPast" | "live" | "liveBriefing" | "curtain" | "isAway" | "isLost" | "sending" | "isMyTurn">;

/** The first that fits: what is looked at comes before what goes on, and what goes on before what may be answered. */
export function stateOf(table: Seen): BarState {
  if (table.isPast) return "past";
  if (table.live.status === "open") return "open";
  if (table.live.status === "aborted") return "aborted";
  if (table.live.status === "over" || table.liveBriefing.over) return "over";
  if (table.live.status === "paused") return "paused";
  if (table.curtain !== null) return "curtain";
  if (table.isLost) return "lost";
  if (table.isAway) return "away";
  if (table.sending !== null) return "sending";
  return table.isMyTurn ? "answer" : "waiting";
}

// How a match ended, in words.
import { t } from "./language.svelte";
import type { TableState } from "./table.svelte";

/** Who won, and how: by the rules, on time, by resignation, or because somebody was gone. */
export function resultWords(table: TableState): string {
  const winners = table.liveBriefing.result?.winners ?? [];
  const how = table.live.ended ?? "answer";
  if (winners.length === 1) return winners[0] === table.me ? t("shell-result-mine", { how }) : t("shell-result-won", { seat: table.playerOf(winners[0]!), how });
  return winners.length === 0 ? t("shell-result-nobody") : t("shell-result-shared");
}

// Who is waited for, and how long they still have.
import { written } from "./clocks";
import { t } from "./language.svelte";
import type { TableState } from "./table.svelte";

/** "Ghita thinks, 0:14". */
export function thinking(table: TableState, asked: string): string {
  const seat = table.seats.find((one) => one.seat === asked);
  const seconds = seat === undefined ? null : table.secondsLeft(seat);
  const found = seconds === null ? null : written(seconds);
  const time = found === null ? "" : "text" in found ? found.text : t("shell-clock-days", found);
  return t("shell-thinking", { seat: table.playerOf(asked), time, timed: time === "" ? "no" : "yes" });
}

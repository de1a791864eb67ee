// Words and figures of the lists, in the reader's language.
import { has, locale, t } from "../shell/language.svelte";
import { offeredGame } from "../shell/offer.svelte";
import type { Listed, LiveClock, SlowClock } from "../types/api";
import { endedFor, others } from "./lists";

/** The name of a game: in the reader's language, or else as the server has it. */
export function gameWords(game: string): string {
  return has(`lobby-game-${game}`) ? t(`lobby-game-${game}`) : (offeredGame(game)?.title ?? game);
}

/** What a bot is called in a list of choices. */
export function botWords(bot: string): string {
  return has(`lobby-bot-${bot}`) ? t(`lobby-bot-${bot}`) : t("lobby-bot", { bot });
}

/** The clock of a table: “20 min + 15 s a move”. */
export function clockWords(clock: LiveClock | SlowClock | null): string {
  if (clock === null) return t("lobby-clock-none");
  if (clock.kind === "slow") return t("lobby-clock-slow", { days: clock.days });
  return t("lobby-clock-live", { minutes: clock.minutes, increment: clock.increment ?? 0 });
}

/** Names one after the other, as the language does it. */
export function namesWords(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "unit", style: "short" }).format(names);
}

/** Those who sit at a table: people by their names, bots by their number. */
export function seatedWords(table: { names: readonly string[]; bots: readonly (string | null)[] }): string {
  const people = table.names.filter((name, seat) => name !== "" && !table.bots[seat]);
  const bots = table.bots.filter((bot) => bot !== null).length;
  return namesWords(bots === 0 ? people : [...people, t("lobby-bots", { count: bots })]);
}

/** Who plays against me. */
export function opponentWords(match: Listed): string {
  const found = others(match);
  if (found.length > 0) return seatedWords({ names: found.map((one) => one.name), bots: found.map((one) => one.bot) });
  return match.mine.length === match.players ? t("lobby-on-this-device") : t("lobby-nobody-yet");
}

/** How a match ended. */
export function endedWords(match: Listed): string {
  return t(`lobby-ended-${endedFor(match)}`);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was: “2 hours ago”. Moments are seconds. */
export function agoWords(then: number, now: number, inLanguage: string = locale()): string {
  const passed = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(inLanguage, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, "second");
}

/** A day, written out. */
export function dayWords(moment: number, inLanguage: string = locale()): string {
  return new Intl.DateTimeFormat(inLanguage, { dateStyle: "medium" }).format(moment * 1000);
}

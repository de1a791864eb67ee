// Words and figures of the lists, in the reader's language.
import { has, locale, t } from "../shell/language.svelte";
import { offeredGame } from "../shell/offer.svelte";
import type { GameOffered, Listed, LiveClock, SlowClock } from "../types/api";
import { endedFor, others } from "./lists";

/** The name of a game: in the reader's language, or else as the server has it. */
export function gameWords(game: string): string {
  return has(`lobby-game-${game}`) ? t(`lobby-game-${game}`) : (offeredGame(game)?.title ?? game);
}

/** What a bot is called in a list of choices. */
export function botWords(bot: string): string {
  return has(`lobby-bot-${bot}`) ? t(`lobby-bot-${bot}`) : t("lobby-bot", { bot });
}

/** What a seat is called: the house, where the game has houses. */
export function seatWords(game: GameOffered, index: number): string {
  const house = `${game.catalogue}-house-${game.seats[index] ?? ""}`;
  return has(house) ? t(house) : t("lobby-seat", { number: index + 1 });
}

/** The clock of a table: “20 min + 15 s a move”. */
export function clockWords(clock: LiveClock | SlowClock | null): string {
  if (clock === null) return t("lobby-clock-none");
  if (clock.kind === "slow") return t("lobby-clock-slow", { days: clock.days });
  return t("lobby-clock-live", { minutes: clock.minutes, increment: clock.increment ?? 0 });
}

/** Who sits at a table: their names, the bots among them, and the ids of the people. */
export interface Company {
  names: readonly string[];
  bots: readonly (string | null)[];
  people: readonly (string | null)[];
}

/** Those who sit at a table, in parts: people by their names and with their ids, bots by their number. */
export function seatedParts({ names, bots, people }: Company): { text: string; person: string | null }[] {
  const seated = names.map((text, seat) => ({ text, person: people[seat] ?? null, isBot: Boolean(bots[seat]) })).filter(({ text }) => text !== "");
  const found: { text: string; person: string | null }[] = seated.filter((one) => !one.isBot);
  const count = seated.length - found.length;
  if (count > 0) found.push({ text: t("lobby-bots", { count }), person: null });
  const parts = new Intl.ListFormat(locale(), { type: "unit", style: "short" }).formatToParts(found.map((one) => one.text));
  let next = 0;
  return parts.map(({ type, value }) => ({ text: value, person: type === "element" ? found[next++]!.person : null }));
}

/** The same as words alone. */
export function seatedWords(table: Company): string {
  return seatedParts(table)
    .map((part) => part.text)
    .join("");
}

/** Who plays against me. */
export function opponentWords(match: Listed): string {
  const found = others(match);
  if (found.names.length > 0) return seatedWords(found);
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

/** How long somebody has waited: “0:07”. */
export function waitedWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A day, written out. */
export function dayWords(moment: number, inLanguage: string = locale()): string {
  return new Intl.DateTimeFormat(inLanguage, { dateStyle: "medium" }).format(moment * 1000);
}

// What everybody sees that a player has: signs with their counts, and words for those who listen.
import { t } from "../../shell/language.svelte";
import type { SignName } from "./Sign.svelte";
import { partsOf, type SeatView, type Table } from "./view";

export interface Belonging {
  sign: SignName;
  count: number;
  words: string;
  /** Whether a row has room for it: cards, levels, Senesi cards, Artists. */
  isCounted: boolean;
}

export function belongings(seat: SeatView, table: Table): Belonging[] {
  const found: Belonging[] = [{ sign: "card", count: seat.cards, words: t("siena-panel-cards", { count: seat.cards, limit: partsOf(table).hand_limit }), isCounted: true }];
  if (seat.levels.length > 0) found.push({ sign: "tower", count: seat.levels.length, words: t("siena-panel-levels", { count: seat.levels.length }), isCounted: true });
  if (seat.senesi.length > 0) found.push({ sign: "laurel", count: seat.senesi.length, words: secret("senesi", seat.senesi), isCounted: true });
  if (seat.artists.length > 0) found.push({ sign: "brush", count: seat.artists.length, words: secret("artists", seat.artists), isCounted: true });
  if (seat.stinginess > 0) found.push({ sign: "cube", count: seat.stinginess, words: t("siena-panel-stinginess", { count: seat.stinginess }), isCounted: false });
  if (seat.donated) found.push({ sign: "cross", count: 1, words: t("siena-panel-donated"), isCounted: false });
  return found;
}

/** Cards that lie face down: how many, and what they are worth where the viewer knows it. */
function secret(what: "senesi" | "artists", values: number[]): string {
  const count = values.length;
  if (values.includes(0)) return t(`siena-panel-${what}`, { count });
  return t(`siena-panel-${what}-worth`, { count, points: values.reduce((sum, value) => sum + value, 0) });
}

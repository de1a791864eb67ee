// Names of things in the reader's language. What is said about them stands in labels.ts, events.ts and asking.ts.
import { figuresOf } from "../../shell/advice";
import { language, locale, t, type Words } from "../../shell/language.svelte";
import { explain, reasonOf } from "../../shell/refusals";
import type { Named, ReasonShown } from "../../types/messages";
import { GOODS, cardOf, partsOf, type Status, type Table } from "./view";

/** A card as an argument of a sentence: the key of its name, or, for a Goods card, its workers. */
export function cardWord(table: Table, card: string): string {
  const part = cardOf(table, card);
  if (part === undefined) return card;
  if (part.type !== "goods" && part.type !== "journey") return `siena-card-${part.type}`;
  return GOODS.filter((good) => part.workers[good])
    .map((good) => t("siena-workers", { good: goodWord(good), count: part.workers[good]! }))
    .join(" · ");
}

/** The name of a card, to be shown by itself. */
export function cardName(table: Table, card: string): string {
  const word = cardWord(table, card);
  return word.startsWith("siena-card-") ? t(word) : word;
}

/** A thing by its name in files; cards of one name are told apart by their numbers: “Guards 8”. */
export function word(thing: Named, table: Table): string {
  if (thing.kind !== "card") return `siena-${thing.kind}-${thing.name}`;
  const numbers = thing.name.split("-").filter((part) => /^\d+$/.test(part));
  const card = cardWord(table, thing.name);
  return numbers.length > 0 ? t("siena-card-numbered", { card, number: numbers.join("-") }) : card;
}

/** Why an answer is not legal now, in a sentence or as its reason alone; empty until the server has said so. */
export function whyNot(table: Table, text: string, say: typeof reasonOf = explain): string {
  const refused = table.whyNot(text);
  if (refused === null) return "";
  return say(refused, (thing) => (thing.kind === "seat" ? table.playerOf(thing.name) : word(thing, table)));
}

export function goodWord(good: string): string {
  return `siena-good-${good}`;
}

export function goodName(good: string): string {
  return t(goodWord(good));
}

export function placeWord(place: string): string {
  return `siena-place-${place}`;
}

export function placeName(place: string): string {
  return t(placeWord(place));
}

export function roadWord(road: string): string {
  return `siena-road-${road}`;
}

export function statusWord(status: string): string {
  return `siena-status-${status}`;
}

/** What speaks for an answer or against it: the keys of games/siena/reasons.py. */
export function why(reason: ReasonShown, table: Table): string {
  const { card, good, road } = reason.things;
  const words: Words = figuresOf(reason);
  if (card !== undefined) words.card = cardWord(table, card);
  if (good !== undefined) words.good = goodWord(good);
  if (road !== undefined) words.road = roadWord(road);
  return t(`siena-why-${reason.key}`, words);
}

/** The name of an Artist by his value; names are data of the box. */
export function artistName(table: Table, value: number): string {
  return partsOf(table).artists.find((artist) => artist.value === value)?.name ?? "";
}

/** Several things in a sentence: “Corn, Wine and Oil”. */
export function listed(things: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(things);
}

/** A number with its sign, a true minus, 0 without one. */
export function signed(number: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(number).replace("-", "−");
}

/** Who somebody is, as names in a list; seats by their numbers in the view. */
export function namesOf(table: Table, seats: number[]): string[] {
  return seats.map((seat) => table.playerOf(table.view.seats[seat]!.name));
}

/** The rule that tells what a card does. */
export const CARD_RULES: Record<string, string> = {
  goods: "S13.1",
  journey: "S18.2",
  mule: "S15.2",
  francigena: "S16.6",
  girlfriends: "S23.7",
  guards: "S27.6",
  bricklayer: "S25.3",
  salimbeni: "S20.8",
  inn: "S28.1",
  courtesan: "S23.1",
  calandrino: "S26.1",
  banchi: "S20.6",
  servi: "S20.7",
};

/** Whom the image of a card serves, where no option says otherwise. */
export const CARD_USERS: Record<string, Status[]> = {
  goods: ["peasant", "merchant"],
  journey: ["peasant", "merchant"],
  mule: ["peasant"],
  francigena: ["peasant"],
  girlfriends: ["banker"],
  guards: ["banker"],
  bricklayer: ["banker"],
  salimbeni: ["banker"],
  inn: ["peasant", "merchant", "banker"],
  courtesan: ["peasant", "merchant", "banker"],
  calandrino: ["peasant", "merchant", "banker"],
  banchi: ["banker"],
  servi: ["banker"],
};

/** Whom the image of a card serves at this table, as the small signs in its heading show. */
export function usersOf(table: Table, type: string): Status[] {
  if (type === "journey" && table.briefing.options.journey_cards === "merchants_only") return ["merchant"];
  return CARD_USERS[type] ?? [];
}

/** The rules of places, for those who press one that is not an answer now. */
export function placeRule(place: string): string {
  const [kind, ...rest] = place.split("-");
  const name = rest.join("-");
  if (kind === "district") return DISTRICT_RULES[name] ?? "S20.1";
  return PLACE_RULES[kind ?? ""] ?? "S1.1";
}

const DISTRICT_RULES: Record<string, string> = {
  "banchi-di-sotto": "S20.6",
  "piazza-salimbeni": "S20.8",
  "via-dei-servi": "S20.7",
  "via-delle-cerchia": "S22.2",
  "palazzo-tolomei": "S20.2",
  duomo: "S21.1",
  "torre-del-mangia": "S25.1",
};

const PLACE_RULES: Record<string, string> = {
  inn: "S22.6",
  wall: "S12.5",
  area: "S14.2",
  frame: "S13.3",
  road: "S18.5",
  tower: "S25.2",
  initiative: "S5.2",
  florin: "S4.3",
  calandrino: "S26.3",
};

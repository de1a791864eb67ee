// The texts of answers, taken apart as `fiorino.games.siena.notation` writes them, and where on the table they point.
import type { Answer } from "../contract";
import { mine, partsOf, type Table } from "./view";

/** An answer in its parts. `what` is the word or words after the verb. */
export interface Parsed {
  verb: string;
  what: string;
  numbers: number[];
}

const PICKED_UP = ["play", "green", "with", "discard"];

export function parse(text: string): Parsed {
  const [verb = "", ...rest] = text.split(" ");
  return { verb, what: rest.join(" "), numbers: rest.filter((word) => /^\d+$/.test(word)).map(Number) };
}

/** All answers of a row of numbers or of one, as texts. */
export function textsOf(answer: Answer): string[] {
  if (answer.kind === "single") return [answer.text];
  return Array.from({ length: answer.to - answer.from + 1 }, (_, step) => written(answer.pattern, answer.from + step));
}

function written(pattern: string, number: number): string {
  return pattern.replace("{number}", String(number));
}

/** The verb of an answer or of a row of them. */
export function verbOf(answer: Answer): string {
  return parse(answer.kind === "single" ? answer.text : answer.pattern).verb;
}

/** The texts of the legal answers with one of these verbs, in their order. Bids are many: ask `bidsOf` for those. */
export function legal(table: Table, ...verbs: string[]): string[] {
  return table.briefing.answers.filter((answer) => verbs.includes(verbOf(answer))).flatMap(textsOf);
}

/** Lowest and highest legal bid; null where none may be made. */
export function bidsOf(table: Table): { from: number; to: number } | null {
  const bids = table.briefing.answers.filter((answer) => verbOf(answer) === "bid");
  if (bids.length === 0) return null;
  const numbers = bids.flatMap((answer) => (answer.kind === "range" ? [answer.from, answer.to] : parse(answer.text).numbers));
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

/** By how much the reader must raise; null where nobody leads or no bid may be made. */
export function raiseOf(table: Table): number | null {
  const bids = bidsOf(table);
  const auction = table.view.auction;
  return bids === null || auction === null || auction.high === 0 ? null : bids.from - auction.high;
}

/** All legal answers that can be shown as places: everything but bids. */
export function placed(table: Table): string[] {
  return table.briefing.answers.filter((answer) => verbOf(answer) !== "bid").flatMap(textsOf);
}

/** The places of board, display and hand that stand for an answer. */
export function placesOf(text: string, table: Table): string[] {
  const { verb, what } = parse(text);
  const me = mine(table);
  if (verb === "take" || verb === "auction") return [`display-${what}`];
  if (PICKED_UP.includes(verb)) return [`hand-${what}`];
  if (verb === "sell" || verb === "load") return [`area-${what}`];
  if (verb === "first") return rowOf(table, what);
  if (verb === "build") return what === "" ? [`tower-level-${table.view.tower.length + 1}`] : [`hand-${what}`];
  if (verb === "look" && what === "inn") return innCards(table);
  if (verb === "step") return next(table, me?.place ?? null);
  if (verb === "stop") return me?.place ? [placeId(me.place)] : [];
  if (verb === "enter" || verb === "pay" || verb === "open" || text === "go inn") return ["inn"];
  if (verb === "donate") return ["district-duomo"];
  if (verb === "give") return ["calandrino"];
  if (verb === "travel") return [`road-${what}-${(me?.space ?? 0) + 1}`];
  if (verb === "go") return table.view.question === "leg" ? legEnd(table) : ["calandrino"];
  if (verb === "cash") return me?.road ? [`road-${me.road}-${me.space}`] : [];
  if (verb === "rise") return [`florin-${me?.status === "peasant" ? partsOf(table).ranks.merchant : partsOf(table).ranks.banker}`];
  return [];
}

/** The id of a place of the town by its name in the box. */
export function placeId(place: string): string {
  return place === "inn" || place === "wall" ? place : `district-${place}`;
}

function rowOf(table: Table, seat: string): string[] {
  const row = table.view.seats.find((one) => one.name === seat)?.row ?? -1;
  return row < 0 ? [] : [`initiative-${row}`];
}

function innCards(table: Table): string[] {
  const hand = mine(table)?.hand ?? [];
  return [...new Set(hand.filter((card) => partsOf(table).cards[card]?.type === "inn"))].map((card) => `hand-${card}`);
}

/** The place after one: the ring is data of the box, the Wall and the Inn have one way out. */
export function placeAfter(place: string | null, ring: string[]): string | null {
  if (place === null) return null;
  if (place === "wall") return ring[0] ?? null;
  if (place === "inn") return "via-delle-cerchia";
  const at = ring.indexOf(place);
  return at < 0 ? null : (ring[(at + 1) % ring.length] ?? null);
}

function next(table: Table, place: string | null): string[] {
  const after = placeAfter(place, partsOf(table).ring);
  return after === null ? [] : [placeId(after)];
}

function legEnd(table: Table): string[] {
  const { leg } = table.view.turn;
  return leg === null ? [] : [`road-${leg.road}-${(mine(table)?.space ?? 0) + leg.cards}`];
}

/** What a Fato draw pays for each card: the goods on the road, or Piazza Salimbeni. */
export function fatoPays(table: Table): number {
  const { fato } = partsOf(table);
  if (table.view.question === "salimbeni") return fato.salimbeni;
  return table.view.turn.loaded.reduce((sum, good) => sum + (fato.pays[good] ?? 0), 0);
}

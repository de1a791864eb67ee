// What the server tells about a table of Siena: `fiorino.games.siena.view` and `fiorino.games.siena.parts`.
import type { Step } from "../../types/messages";
import type { Fact, Table as AnyTable } from "../contract";

export type Table = AnyTable<View>;

export const GOODS = ["corn", "wine", "oil", "cloth", "spices"] as const;
export type Good = (typeof GOODS)[number];
export type Road = "firenze" | "arezzo";
export type Status = "peasant" | "merchant" | "banker";

export interface SeatView {
  name: string;
  status: Status;
  money: number;
  /** Row of the Initiative track, -1 before it is set. */
  row: number;
  /** How many cards are in the hand; `hand` says which, where the viewer may know. */
  cards: number;
  hand: string[] | null;
  place: string | null;
  road: Road | null;
  space: number;
  levels: number[];
  stinginess: number;
  donated: boolean;
  may_enter_inn: boolean;
  /** Values, 0 where the viewer may not know. */
  senesi: number[];
  artists: number[];
}

export interface GoodView {
  name: Good;
  workers: number;
  frame: number;
  ready: number;
  price: number;
  gone: boolean;
}

export interface Offer {
  card: string;
  starred: boolean;
  /** What it costs the viewer; null where it is auctioned. */
  price: number | null;
}

export interface Auction {
  card: string | null;
  /** The value of the Artist, 0 where the viewer has not looked; null in an auction for a card. */
  artist: number | null;
  high: number;
  holder: number;
  out: number[];
  seen: number[];
}

export interface Turn {
  rights: Good[];
  sold: Partial<Record<Good, number>>;
  /** Whether a Goods card with Corn, Wine or Oil was played: the Mule may follow. */
  worked: boolean;
  mule: boolean;
  /** Whether the Merchant made a leg in this turn. */
  travelled: boolean;
  charity: number;
  points: number;
  wedding: boolean;
  roads_closed: boolean;
  walk: number;
  /** What goes along on Via Francigena so far. */
  loaded: Good[];
  /** The leg of a journey that is being made up. */
  leg: { road: Road; cards: number } | null;
}

export interface View {
  viewer: number;
  round: number;
  game: "standard" | "introductory" | "advanced";
  asked: number;
  question: string;
  order: number[];
  wealth: number[];
  seats: SeatView[];
  display: Offer[];
  deck: number;
  discard: Record<string, number>;
  removed: Record<string, number>;
  goods: GoodView[];
  calandrino: string;
  cubes: number;
  tower: number[];
  senesi_deck: number;
  senesi_under: number[];
  senesi_drawn: number[];
  artists_left: number;
  auction: Auction | null;
  turn: Turn;
  ending: string;
}

export interface CardPart {
  /** "goods", "journey", or the type of a Special card. */
  type: string;
  copies: number;
  starred: boolean;
  red: number | null;
  green: number;
  workers: Partial<Record<Good, number>>;
}

export interface Parts {
  cards: Record<string, CardPart>;
  goods: { name: Good; frame: number; price: number }[];
  fato: { cards: number; pays: Partial<Record<Good, number>>; salimbeni: number };
  roads: Record<Road, number[]>;
  ring: string[];
  districts: Record<string, { yellow: boolean; pays: number }>;
  tower: { level: number; price: number; points: number }[];
  labour: number;
  donations: Record<string, number>;
  initiative: number[];
  artists: { value: number; name: string }[];
  senesi: Record<string, number>;
  ranks: { merchant: number; banker: number };
  hand_limit: number;
  last_round: number;
  banker_share: number;
}

/** An event with its fields as tellers read them; which of them an event has, `fiorino.games.siena.events` says. */
export interface SienaFact extends Fact {
  seat: string;
  first: string;
  coins: number;
  card: string;
  cards: number | string[];
  good: Good;
  goods: Good[];
  workers: number;
  made: number;
  left: number;
  place: string;
  road: Road;
  space: number;
  status: Status;
  level: number;
  value: number;
  bid: number;
  green: number;
  cubes: number;
  devil: number;
  round: number;
  order: string[];
  kept: number[];
  winners: string[];
  what: string;
  points: number;
  why: string;
}

const NO_PARTS: Parts = {
  cards: {},
  goods: [],
  fato: { cards: 0, pays: {}, salimbeni: 0 },
  roads: { firenze: [], arezzo: [] },
  ring: [],
  districts: {},
  tower: [],
  labour: 0,
  donations: {},
  initiative: [],
  artists: [],
  senesi: {},
  ranks: { merchant: 0, banker: 0 },
  hand_limit: 0,
  last_round: 0,
  banker_share: 0,
};

/** The contents of the box; empty until they have come. */
export function partsOf(table: Table): Parts {
  return (table.parts as Parts | null) ?? NO_PARTS;
}

export function cardOf(table: Table, card: string): CardPart | undefined {
  return partsOf(table).cards[card];
}

/** The table as parts of the shell take it, which know no view. */
export function forShell(table: Table): AnyTable<never> {
  return table as AnyTable<unknown> as AnyTable<never>;
}

/** The seat of the viewer in the view, or null for a spectator. */
export function mine(table: Table): SeatView | null {
  return table.view.seats[table.view.viewer] ?? null;
}

/** What the space of the road pays where the viewer stands, 0 where he stands on none. */
export function spacePays(table: Table): number {
  const me = mine(table);
  return me?.road ? (partsOf(table).roads[me.road][me.space - 1] ?? 0) : 0;
}

/** The seat that is asked, or null where nobody is. */
export function askedSeat(table: Table): SeatView | null {
  return table.view.seats[table.view.asked] ?? null;
}

/** The steps that are known and still hold: an answer that was taken back is not among them. */
export function standing(steps: Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.what === "undo") kept.splice(kept.findLastIndex((one) => one.what === "answer"), 1);
    else kept.push(step);
  }
  return kept;
}

/** The events of the steps that are known, newest first. */
export function* factsBack(table: Table): Generator<SienaFact> {
  for (const step of standing(table.steps).reverse()) yield* (step.events as SienaFact[]).toReversed();
}

/** How many cards of a hand are of a type. */
export function held(table: Table, type: string): number {
  return (mine(table)?.hand ?? []).filter((card) => cardOf(table, card)?.type === type).length;
}

// What the server tells about a table of Siena, and how it is read. Its types are generated from the game.
import type { Step } from "../../types/messages";
import type { AuctionView, CardPart, GameEvent, Good, GoodView, OfferView, Parts, Road, SeatView, Status, TableView, TurnView } from "../../types/siena";
import type { Table as AnyTable, Told } from "../contract";

export type { AuctionView, CardPart, Good, GoodView, OfferView, Parts, Road, SeatView, Status, TurnView };
export type View = TableView;
export type Table = AnyTable<View>;

/** An event of Siena. */
export type SienaFact = Told<GameEvent>;
/** The event of this name. */
export type FactOf<Name extends GameEvent["event"]> = Extract<SienaFact, { event: Name }>;

export const GOODS: readonly Good[] = ["corn", "wine", "oil", "cloth", "spices"];

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
  sums: { alms: 0, alms_in_inn: 0, bride: 0, courtesan: 0, look: 0 },
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

/** What the space of the road pays where the viewer stands, 0 off the road. */
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

/** The events of steps, or of a preview. */
export function factsIn(...told: { events: unknown[] }[]): SienaFact[] {
  return told.flatMap((one) => one.events as SienaFact[]);
}

/** The events of the steps that are known, newest first. */
export function* factsBack(table: Table): Generator<SienaFact> {
  for (const step of standing(table.steps).reverse()) yield* factsIn(step).toReversed();
}

/** The seat that an event is about, where it is about one. */
export function seatIn(fact: SienaFact): string | null {
  return "seat" in fact ? fact.seat : null;
}

/** How many cards of a hand are of a type. */
export function held(table: Table, type: string): number {
  return (mine(table)?.hand ?? []).filter((card) => cardOf(table, card)?.type === type).length;
}

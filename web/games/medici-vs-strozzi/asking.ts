// What the reader is asked, and the course of answers that they have in mind. What is legal the server says; the loads that lie
// ahead, and what each would bring if the round ended then, are in its outlook.
import type { Answer } from "../contract";
import { legal, legalLoads, legalPrices, type LegalLoad } from "./answers";
import { houseIndex, otherHouse, type House } from "./houses";
import { gainOf, loadingOf, waysAhead } from "./loading";
import { outlookOf, partsOf, type Loading, type MediciTable, type Outlook } from "./types";

export interface Asking {
  /** Whose question it is. */
  seat: House;
  draw: string | null;
  stop: string | null;
  /** The prices that may be named now, or once drawing has stopped. */
  prices: { from: number; to: number } | null;
  buy: string | null;
  refuse: string | null;
  /** Where the lot could go, now or if it came to the reader. */
  loads: LegalLoad[];
  /** Whether the lot is loaded now. */
  isLoading: boolean;
}

export const THROW = "throw";

/** What the reader is asked; without legal answers where they only wait. */
export function askingOf(table: MediciTable): Asking {
  const answers: readonly Answer[] = table.canAnswer ? table.briefing.answers : [];
  const question = table.briefing.question;
  const seat = ((table.canAnswer ? question?.seat : table.me) ?? question?.seat ?? "medici") as House;
  const stop = legal(answers, "stop");
  const range = legalPrices(answers);
  const isLoading = legal(answers, THROW) !== null;
  return {
    seat,
    stop,
    draw: legal(answers, "draw"),
    prices: range ?? (stop === null ? null : { from: 0, to: partsOf(table).highest_price }),
    buy: legal(answers, "buy"),
    refuse: legal(answers, "refuse"),
    loads: isLoading ? legalLoads(answers) : waysAhead(outlookOf(table), seat),
    isLoading,
  };
}

/** Whether the reader has named the price and waits to hear who buys. */
export function hasNamed(table: MediciTable): boolean {
  return table.view.price !== null && table.me !== null && !table.canAnswer && table.briefing.question?.seat === otherHouse(table.me);
}

export interface Swing {
  /** What the lot would change for either house, if it took it and the round ended then: never less than throwing it away. */
  mine: number;
  theirs: number;
  /** The middle of both: at that price it makes no difference who buys. */
  fair: number;
}

/** What is visibly at stake in the lot. */
export function swingOf(outlook: Outlook | null, seat: House): Swing {
  const best = (house: House): number =>
    Math.max(0, ...(outlook === null ? [] : outlook.loads[houseIndex(house)] ?? []).map((load) => gainOf(outlook!, houseIndex(house), load)));
  const [mine, theirs] = [best(seat), best(otherHouse(seat))];
  return { mine, theirs, fair: Math.round((mine + theirs) / 2) };
}

/** The load that visibly brings most; among equals the one that leaves most room. */
export function bestLoad(table: MediciTable, seat: House, loads: readonly LegalLoad[]): string | null {
  const outlook = outlookOf(table);
  const ranked = loads
    .map((load) => {
      const told = loadingOf(outlook, houseIndex(seat), load.ship, load.harbor);
      const ship = table.view.ships[houseIndex(seat)]?.find((one) => one.spaces === load.ship);
      return { text: load.text, gain: told === null || outlook === null ? 0 : gainOf(outlook, houseIndex(seat), told), room: load.ship - (ship?.tiles.length ?? 0) };
    })
    .sort((one, other) => other.gain - one.gain || other.room - one.room);
  const [first] = ranked;
  if (first === undefined) return null;
  return first.gain < 0 ? THROW : first.text;
}

const STEPS = [-10, -5, 5, 10];

/** Prices to press instead of stepping there: around the one that the lot is visibly worth. */
export function quickPrices(fair: number, range: { from: number; to: number }): number[] {
  const first = Math.max(fair, range.from + 10);
  return STEPS.map((step) => first + step).filter((coins) => coins >= range.from && coins <= range.to);
}

/** What the reader has in mind for this lot. */
export interface Wanted {
  price: number;
  load: string | null;
}

/** The answers that make up what is wanted; empty where nothing can be answered. */
export function courseOf(asking: Asking, { price, load }: Wanted): string[] {
  if (asking.prices !== null) return [...(asking.stop === null ? [] : [asking.stop]), `price ${price}`];
  if (asking.buy !== null) return [asking.buy, ...(load === null || asking.loads.length === 0 ? [] : [load])];
  return asking.isLoading && load !== null ? [load] : [];
}

/** What both houses would have, this round included, if a house took the lot at a price and loaded it so; null throws it away. */
export function ifTaken(table: MediciTable, outlook: Outlook, taker: House, price: number, load: Loading | null): number[] {
  const end = load?.end ?? outlook.now;
  return table.view.money.map((coins, house) => {
    const pay = end.pays[house];
    return coins - (house === houseIndex(taker) ? price : 0) + (pay?.harbors ?? 0) + (pay?.tracks ?? 0);
  });
}

/** The load that a house would visibly like best. */
export function likeliest(table: MediciTable, house: House): Loading | null {
  const outlook = outlookOf(table);
  const text = bestLoad(table, house, waysAhead(outlook, house));
  return outlook?.loads[houseIndex(house)]?.find((load) => `load ${load.ship} ${load.harbor}` === text) ?? null;
}

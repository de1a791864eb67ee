// Where the lot could go, ship by ship, and what each place would bring.
import type { LegalLoad } from "./answers";
import { houseIndex, type House } from "./houses";
import type { End, Loading, Outlook, ShipView, View } from "./types";

/** One place for the lot. */
export interface Way {
  text: string;
  harbor: string;
  /** Both sums there once it is loaded, own first; null where the server does not say. */
  sums: { own: number; other: number } | null;
  /** What it changes in the margin of the house if the round ended then; null where the server does not say. */
  gain: number | null;
}

/** A ship and the harbors to which it could carry the lot. */
export interface ShipWays {
  ship: ShipView;
  ways: Way[];
}

function margin(end: End, house: number): number {
  const coins = end.pays.map((pay) => pay.harbors + pay.tracks);
  return (coins[house] ?? 0) - (coins[1 - house] ?? 0);
}

/** How much better a house would stand after a load than now, if the round ended. */
export function gainOf(outlook: Outlook, house: number, load: Loading): number {
  return margin(load.end, house) - margin(outlook.now, house);
}

/** All ways that a house has for the lot, as the server lists them, with their texts. */
export function waysAhead(outlook: Outlook | null, seat: House): LegalLoad[] {
  return (outlook?.loads[houseIndex(seat)] ?? []).map(({ ship, harbor }) => ({ text: `load ${ship} ${harbor}`, ship, harbor }));
}

export function loadingOf(outlook: Outlook | null, house: number, ship: number, harbor: string): Loading | null {
  return outlook?.loads[house]?.find((one) => one.ship === ship && one.harbor === harbor) ?? null;
}

/** The ships of a house in their order, with what each could do with the lot. */
export function byShip(view: View, outlook: Outlook | null, seat: House, loads: readonly LegalLoad[]): ShipWays[] {
  const house = houseIndex(seat);
  return (view.ships[house] ?? []).map((ship) => ({
    ship,
    ways: loads
      .filter((load) => load.ship === ship.spaces)
      .map(({ text, harbor }) => {
        const told = loadingOf(outlook, house, ship.spaces, harbor);
        return {
          text,
          harbor,
          sums: told === null ? null : { own: told.sums[house] ?? 0, other: told.sums[1 - house] ?? 0 },
          gain: told === null || outlook === null ? null : gainOf(outlook, house, told),
        };
      }),
  }));
}

/** The place after this one for the same ship: a ship at anchor may go to several harbors, and each press tries the next. */
export function nextWay(ways: readonly Way[], chosen: string | null): Way | null {
  const now = ways.findIndex((way) => way.text === chosen);
  if (now >= 0) return ways[(now + 1) % ways.length] ?? null;
  return ways.reduce<Way | null>((best, way) => (best === null || (way.gain ?? 0) > (best.gain ?? 0) ? way : best), null);
}

// Where the lot could go, harbor by harbor, for the buttons of the decision bar and the strip of ships.
import type { LegalLoad } from "./answers";
import { houseIndex, type House } from "./houses";
import type { End, Loading, Outlook, ShipView, View } from "./types";

export interface Way {
  text: string;
  ship: number;
  /** What it changes in the margin of the house if the round ended then; null where the server does not say. */
  gain: number | null;
}

export interface HarborWays {
  harbor: string;
  /** Both sums now, own first. */
  own: number;
  other: number;
  ways: Way[];
  /** The ship that lies there already and has no room; null where there is none. */
  full: ShipView | null;
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

export function byHarbor(view: View, outlook: Outlook | null, seat: House, loads: readonly LegalLoad[]): HarborWays[] {
  const house = houseIndex(seat);
  const ships = view.ships[house] ?? [];
  return view.harbors.map((harbor) => {
    const ways = loads
      .filter((load) => load.harbor === harbor.name)
      .map((load) => {
        const told = loadingOf(outlook, house, load.ship, load.harbor);
        return { text: load.text, ship: load.ship, gain: told === null || outlook === null ? null : gainOf(outlook, house, told) };
      });
    const docked = ships.find((ship) => ship.harbor === harbor.name) ?? null;
    return {
      harbor: harbor.name,
      own: harbor.sums[house] ?? 0,
      other: harbor.sums[1 - house] ?? 0,
      ways,
      full: ways.length === 0 ? docked : null,
    };
  });
}

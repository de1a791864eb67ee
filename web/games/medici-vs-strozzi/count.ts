// The count of a round, line by line, from what the server tells of it. Nothing is counted here but lines.
import { houseIndex } from "./houses";
import type { HarborView, MediciFact, View } from "./types";

export interface HarborLine {
  kind: "harbor";
  harbor: string;
  sums: number[];
  /** Who is paid; null where nobody is. */
  seat: string | null;
  coins: number;
}

export interface TrackLine {
  kind: "track";
  harbor: string;
  good: string;
  /** Where the marker stood and stands; null where that is not known any more. */
  before: number | null;
  after: number | null;
  seat: string | null;
  coins: number;
}

export type CountLine = HarborLine | TrackLine;

export interface RoundCount {
  round: number;
  /** By house: what it has paid for lots in this round. */
  paid: number[];
  lines: CountLine[];
  /** Why the round ended: the house whose fleet is full, or the empty bag. */
  fullFleet: string | null;
}

/** The events of steps, or of a preview. */
export function factsOf(told: readonly { events: unknown[] }[]): MediciFact[] {
  return told.flatMap((one) => one.events as MediciFact[]);
}

const isCounted = (fact: MediciFact): boolean =>
  fact.event === "harbor-scored" || fact.event === "marker-moved" || fact.event === "monopoly-paid";

/** Whether these facts bring a round to its end. */
export function endsRound(facts: readonly MediciFact[]): boolean {
  return facts.some(isCounted);
}

/** Every round that is told of, with its count as far as it has been counted. `harbors` gives the tracks and their order. */
export function roundCounts(facts: readonly MediciFact[], harbors: readonly HarborView[], firstRound = 1): RoundCount[] {
  const rounds: RoundCount[] = [];
  let counted: MediciFact[] = [];
  let current = newRound(firstRound);
  const close = (): void => {
    current.lines = countLines(counted, harbors);
    if (current.lines.length > 0) rounds.push(current);
    counted = [];
  };
  for (const fact of facts) {
    if (fact.event === "round-began") {
      close();
      current = newRound(fact.round);
    } else if (fact.event === "lot-bought" || fact.event === "lot-returned") {
      const buyer = houseIndex(fact.buyer);
      current.paid[buyer] = (current.paid[buyer] ?? 0) + fact.coins;
    } else if (fact.event === "fleet-full") {
      current.fullFleet = fact.seat;
    } else if (isCounted(fact)) {
      counted.push(fact);
    }
  }
  close();
  return rounds;
}

function newRound(round: number): RoundCount {
  return { round, paid: [0, 0], lines: [], fullFleet: null };
}

function countLines(facts: readonly MediciFact[], harbors: readonly HarborView[]): CountLine[] {
  if (facts.length === 0) return [];
  const lines: CountLine[] = facts
    .filter((fact) => fact.event === "harbor-scored")
    .map((fact) => ({
      kind: "harbor",
      harbor: fact.harbor,
      sums: fact.sums,
      seat: fact.winner,
      coins: fact.coins,
    }));
  for (const harbor of harbors) {
    for (const track of harbor.tracks) {
      lines.push(trackLine(facts, harbor.name, track.good));
    }
  }
  return lines;
}

function trackLine(facts: readonly MediciFact[], harbor: string, good: string): TrackLine {
  const name = `${harbor} ${good}`;
  const moved = facts.filter((fact) => fact.event === "marker-moved").find((fact) => fact.track === name);
  const paid = facts.filter((fact) => fact.event === "monopoly-paid").find((fact) => fact.track === name);
  const unmoved = paid === undefined ? 0 : null; // a marker that pays nothing stands on the middle
  return {
    kind: "track",
    harbor,
    good,
    before: moved === undefined ? unmoved : moved.before,
    after: moved === undefined ? unmoved : moved.after,
    seat: paid === undefined ? null : paid.seat,
    coins: paid === undefined ? 0 : paid.coins,
  };
}

/** The table as it lay when the count began: the view before, and what was told until then. */
export function viewAtCount(before: View, facts: readonly MediciFact[]): View {
  const view = structuredClone(before);
  view.price = null;
  view.lot = [];
  for (const fact of facts) {
    switch (fact.event) {
      case "tile-drawn": {
        view.bag[fact.kind] = Math.max(0, (view.bag[fact.kind] ?? 0) - 1);
        break;
      }
      case "lot-bought":
      case "lot-returned":
        view.money[houseIndex(fact.buyer)]! -= fact.coins;
        break;
      case "lot-loaded": {
        const ship = view.ships[houseIndex(fact.seat)]?.[fact.ship];
        if (ship !== undefined) {
          ship.harbor = fact.harbor;
          ship.tiles.push(...fact.lot);
        }
        break;
      }
      case "lot-thrown":
      case "lot-forced":
      case "lot-unsold":
        view.thrown.push(...fact.lot);
        break;
      case "harbor-scored": {
        const harbor = view.harbors.find((one) => one.name === fact.harbor);
        if (harbor !== undefined) harbor.sums = fact.sums;
        break;
      }
      case "round-began":
        return view;
    }
  }
  return view;
}

/** The table after the first lines of a count. */
export function viewAfter(start: View, lines: readonly CountLine[]): View {
  const view = structuredClone(start);
  for (const line of lines) {
    if (line.seat !== null) view.money[houseIndex(line.seat)]! += line.coins;
    if (line.kind !== "track" || line.after === null) continue;
    const track = view.harbors.find((one) => one.name === line.harbor)?.tracks.find((one) => one.good === line.good);
    if (track !== undefined) track.marker = line.after;
  }
  return view;
}

/** What a house was paid by lines of one kind. */
export function paidBy(lines: readonly CountLine[], kind: CountLine["kind"], seat: string): number {
  return lines
    .filter((line) => line.kind === kind && line.seat === seat)
    .reduce((sum, line) => sum + line.coins, 0);
}

/** What each round of a finished match brought a house; null where the page does not know all of them. */
export function balanceOf(rounds: readonly RoundCount[], house: string, start: number, end: number): RoundBalance[] | null {
  let stand = start;
  const found = rounds.map((round) => {
    const [lots, harbors, tracks] = [-(round.paid[houseIndex(house)] ?? 0), paidBy(round.lines, "harbor", house), paidBy(round.lines, "track", house)];
    stand += lots + harbors + tracks;
    return { lots, harbors, tracks, stand };
  });
  return found.length > 0 && stand === end ? found : null;
}

export interface RoundBalance {
  lots: number;
  harbors: number;
  tracks: number;
  /** What the house had then. */
  stand: number;
}

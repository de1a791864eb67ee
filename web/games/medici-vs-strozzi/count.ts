// The count of a round, line by line, from what the server tells of it. Nothing is counted here but lines.
import type { Step } from "../../types/messages";
import type { Fact } from "../contract";
import { houseIndex } from "./houses";
import type { HarborView, View } from "./types";

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

export function factsOf(steps: readonly Step[]): Fact[] {
  return steps.flatMap((step) => step.events as Fact[]);
}

const isCounted = (fact: Fact): boolean =>
  fact.event === "harbor-scored" || fact.event === "marker-moved" || fact.event === "monopoly-paid";

/** Whether these facts bring a round to its end. */
export function endsRound(facts: readonly Fact[]): boolean {
  return facts.some(isCounted);
}

/** Every round that is told of, with its count as far as it has been counted. `harbors` gives the tracks and their order. */
export function roundCounts(facts: readonly Fact[], harbors: readonly HarborView[], firstRound = 1): RoundCount[] {
  const rounds: RoundCount[] = [];
  let counted: Fact[] = [];
  let current = newRound(firstRound);
  const close = (): void => {
    current.lines = countLines(counted, harbors);
    if (current.lines.length > 0) rounds.push(current);
    counted = [];
  };
  for (const fact of facts) {
    if (fact.event === "round-began") {
      close();
      current = newRound(Number(fact.round));
    } else if (fact.event === "lot-bought" || fact.event === "lot-returned") {
      const buyer = houseIndex(String(fact.buyer));
      current.paid[buyer] = (current.paid[buyer] ?? 0) + Number(fact.coins);
    } else if (fact.event === "fleet-full") {
      current.fullFleet = String(fact.seat);
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

function countLines(facts: readonly Fact[], harbors: readonly HarborView[]): CountLine[] {
  if (facts.length === 0) return [];
  const lines: CountLine[] = facts
    .filter((fact) => fact.event === "harbor-scored")
    .map((fact) => ({
      kind: "harbor",
      harbor: String(fact.harbor),
      sums: fact.sums as number[],
      seat: typeof fact.winner === "string" ? fact.winner : null,
      coins: Number(fact.coins),
    }));
  for (const harbor of harbors) {
    for (const track of harbor.tracks) {
      lines.push(trackLine(facts, harbor.name, track.good));
    }
  }
  return lines;
}

function trackLine(facts: readonly Fact[], harbor: string, good: string): TrackLine {
  const name = `${harbor} ${good}`;
  const moved = facts.find((fact) => fact.event === "marker-moved" && fact.track === name);
  const paid = facts.find((fact) => fact.event === "monopoly-paid" && fact.track === name);
  const unmoved = paid === undefined ? 0 : null; // a marker that pays nothing stands on the middle
  return {
    kind: "track",
    harbor,
    good,
    before: moved === undefined ? unmoved : Number(moved.before),
    after: moved === undefined ? unmoved : Number(moved.after),
    seat: paid === undefined ? null : String(paid.seat),
    coins: paid === undefined ? 0 : Number(paid.coins),
  };
}

/** The table as it lay when the count began: the view before, and what was told until then. */
export function viewAtCount(before: View, facts: readonly Fact[]): View {
  const view = structuredClone(before);
  view.price = null;
  view.lot = [];
  for (const fact of facts) {
    const lot = (fact.lot as string[] | undefined) ?? [];
    switch (fact.event) {
      case "tile-drawn": {
        const kind = String(fact.kind);
        view.bag[kind] = Math.max(0, (view.bag[kind] ?? 0) - 1);
        break;
      }
      case "lot-bought":
      case "lot-returned":
        view.money[houseIndex(String(fact.buyer))]! -= Number(fact.coins);
        break;
      case "lot-loaded": {
        const ship = view.ships[houseIndex(String(fact.seat))]?.[Number(fact.ship)];
        if (ship !== undefined) {
          ship.harbor = String(fact.harbor);
          ship.tiles.push(...lot);
        }
        break;
      }
      case "lot-thrown":
      case "lot-forced":
      case "lot-unsold":
        view.thrown.push(...lot);
        break;
      case "harbor-scored": {
        const harbor = view.harbors.find((one) => one.name === fact.harbor);
        if (harbor !== undefined) harbor.sums = fact.sums as number[];
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

// The review of a match that is over (`GET /api/tables/{match}/review`): what its curves and marks are.
import { SvelteMap } from "svelte/reactivity";
import type { DecisionReviewed, MatchReviewed } from "../types/api";

/** A curve: what the match was worth to a seat at moves, in shares of the height from the bottom. */
export interface Curve {
  seat: string;
  points: { version: number; worth: number; height: number }[];
}

/** What was reviewed, by match: the rail and the page of a review both show it. */
const known = new SvelteMap<string, MatchReviewed>();

export function reviewOf(match: string): MatchReviewed | null {
  return known.get(match) ?? null;
}

export function keepReview(match: string, review: MatchReviewed): void {
  known.set(match, review);
}

/** Between which worths curves are drawn. */
export function ends(review: MatchReviewed): { low: number; high: number } {
  if (review.unit !== "coins") return { low: 0, high: 1 };
  const most = Math.max(10, ...review.decisions.map((one) => Math.abs(one.worth)));
  return { low: -most, high: most };
}

/** Where two play, what one has the other has not: one curve with the eyes of a seat. Otherwise one for each, at its own decisions. */
export function curvesOf(review: MatchReviewed, seats: readonly string[], mine: string | null): Curve[] {
  const { low, high } = ends(review);
  const drawn = (seat: string, worths: { version: number; worth: number }[]): Curve => ({
    seat,
    points: worths.map(({ version, worth }) => ({ version, worth, height: (worth - low) / (high - low) })),
  });
  if (seats.length === 2) {
    const eyes = mine !== null && seats.includes(mine) ? mine : seats[0]!;
    const turned = (worth: number): number => (review.unit === "chance" ? 1 - worth : -worth);
    return [
      drawn(
        eyes,
        review.decisions.map(({ version, seat, worth }) => ({ version, worth: seat === eyes ? worth : turned(worth) })),
      ),
    ];
  }
  return seats.map((seat) =>
    drawn(
      seat,
      review.decisions.filter((one) => one.seat === seat),
    ),
  );
}

/** The way of a curve in a box of 100 by 100, from the first move to the last. */
export function pathOf(curve: Curve, last: number): string {
  return curve.points.map(({ version, height }) => `${round(shareOf(version, last))},${round(100 - 100 * height)}`).join(" ");
}

/** How far along a move is, in percent. */
export function shareOf(version: number, last: number): number {
  return last <= 1 ? 100 : ((version - 1) / (last - 1)) * 100;
}

/** Shares in their order, moved as little as can be so that each keeps its distance from the next. */
export function apart(shares: readonly number[], distance: number): number[] {
  const step = Math.min(distance, 100 / Math.max(1, shares.length - 1));
  const groups: { sum: number; count: number }[] = [];
  const middle = ({ sum, count }: { sum: number; count: number }): number => sum / count;
  shares.forEach((share, index) => {
    let group = { sum: share - index * step, count: 1 };
    while (groups.length > 0 && middle(groups.at(-1)!) > middle(group)) {
      const before = groups.pop()!;
      group = { sum: before.sum + group.sum, count: before.count + group.count };
    }
    groups.push(group);
  });
  const most = 100 - (shares.length - 1) * step;
  const begins = groups.flatMap((group) => Array<number>(group.count).fill(Math.min(most, Math.max(0, middle(group)))));
  return begins.map((begin, index) => begin + index * step);
}

/** The decisions where the match turned, in its order. */
export function pointsOf(review: MatchReviewed): DecisionReviewed[] {
  return review.decisions.filter((one) => review.points.includes(one.version));
}

function round(share: number): number {
  return Math.round(share * 100) / 100;
}

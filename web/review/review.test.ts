import { describe, expect, it } from "vitest";
import type { DecisionReviewed, MatchReviewed } from "../types/api";
import { apart, curvesOf, ends, keepReview, pathOf, pointsOf, reviewOf, shareOf } from "./review";

function decision(version: number, seat: string, worth: number, gave_away = 0): DecisionReviewed {
  return { version, seat, worth, gave_away, answer: "a", best: "b", best_worth: worth + gave_away };
}

function review(unit: MatchReviewed["unit"], decisions: DecisionReviewed[], points: number[] = []): MatchReviewed {
  return { done: decisions.length, of: decisions.length, failed: false, unit, decisions, points, seats: [] };
}

describe("the curve of two", () => {
  it("is one, with the eyes of the reader: what one has the other has not", () => {
    const found = review("coins", [decision(2, "medici", 20), decision(3, "strozzi", 10)]);
    const [curve, ...others] = curvesOf(found, ["medici", "strozzi"], "strozzi");
    expect(others).toEqual([]);
    expect(curve!.points.map(({ worth }) => worth)).toEqual([-20, 10]);
    expect(curve!.points.map(({ height }) => height)).toEqual([0, 0.75]);
  });

  it("turns a chance to its opposite", () => {
    const found = review("chance", [decision(2, "blue", 0.75), decision(3, "green", 0.5)]);
    expect(curvesOf(found, ["blue", "green"], null)[0]!.points.map(({ worth }) => worth)).toEqual([0.75, 0.5]);
    expect(curvesOf(found, ["blue", "green"], "green")[0]!.points.map(({ worth }) => worth)).toEqual([0.25, 0.5]);
  });
});

it("has one curve for each of several, at its own decisions", () => {
  const found = review("chance", [decision(2, "blue", 0.25), decision(3, "green", 0.5), decision(5, "blue", 1)]);
  const curves = curvesOf(found, ["blue", "green", "orange"], "blue");
  expect(curves.map(({ points }) => points.length)).toEqual([2, 1, 0]);
  expect(pathOf(curves[0]!, 5)).toBe("25,75 100,0");
});

it("is drawn from nothing to certainty, or as far as the lead went", () => {
  expect(ends(review("chance", []))).toEqual({ low: 0, high: 1 });
  expect(ends(review("coins", [decision(2, "medici", -30), decision(3, "medici", 12)]))).toEqual({ low: -30, high: 30 });
});

it("lays moves along the rail from the first to the last", () => {
  expect([1, 3, 5].map((version) => shareOf(version, 5))).toEqual([0, 50, 100]);
  expect(shareOf(1, 1)).toBe(100);
});

describe("marks that lie close together", () => {
  it("keep apart, around where they belong", () => {
    expect(apart([10, 50, 51, 52, 90], 4)).toEqual([10, 47, 51, 55, 90]);
  });

  it("stay where they are if there is room", () => {
    expect(apart([0, 4, 100], 4)).toEqual([0, 4, 100]);
    expect(apart([], 4)).toEqual([]);
  });

  it("stay on the rail, however many they are", () => {
    expect(apart([0, 0, 1], 4)).toEqual([0, 4, 8]);
    expect(apart([99, 100, 100], 4)).toEqual([92, 96, 100]);
    expect(apart([50, 50, 50], 80)).toEqual([0, 50, 100]);
  });
});

it("marks where the match turned", () => {
  const found = review("coins", [decision(2, "medici", 1), decision(4, "strozzi", 2, 9)], [4]);
  expect(pointsOf(found).map(({ version }) => version)).toEqual([4]);
});

it("is remembered for its match", () => {
  const found = review("coins", []);
  expect(reviewOf("m")).toBeNull();
  keepReview("m", found);
  expect(reviewOf("m")).toBe(found);
});

import { describe, expect, it } from "vitest";
import type { Hinted } from "../../types/messages";
import { chartOf, figuresNow } from "./coach";

describe("the figures of the coach", () => {
  const hinted: Hinted = { kind: "hinted", id: "", match: "m", version: 1, answer: "stop" };

  it("are those that came with the advice", () => {
    const figures = { mine: 40, theirs: 20, fair: 30 };
    expect(figuresNow({ ...hinted, advice: { unit: "coins", answers: [], figures } })).toEqual(figures);
  });

  it("are none without a lot, without advice, and before a hint", () => {
    expect(figuresNow({ ...hinted, advice: { unit: "coins", answers: [], figures: {} } })).toBeNull();
    expect(figuresNow(hinted)).toBeNull();
    expect(figuresNow(null)).toBeNull();
  });
});

describe("the picture of the coach", () => {
  it("crosses at the fair price, with what the namer keeps", () => {
    const chart = chartOf(40, 20);
    expect(chart.gain).toBe(10);
    expect(chart.best.x).toBeCloseTo((16 + 304) / 2);
    expect(chart.best.y).toBeLessThan(chart.zero);
  });

  it("stays inside its frame for any lot", () => {
    for (const [mine, theirs] of [[0, 0], [3, 80], [120, 0], [1, 1]] as const) {
      const figures = Object.values(chartOf(mine, theirs)).filter((value) => typeof value === "string").join(" ").match(/-?[\d.]+/g)!.map(Number);
      for (const figure of figures) {
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(320);
      }
    }
  });
});

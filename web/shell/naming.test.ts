import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Shown } from "../types/messages";
import { PATIENCE, withNames } from "./naming";
import type { Teller } from "./source";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function told(names: Promise<unknown>): { heard: number[]; show: (version: number) => void } {
  const heard: number[] = [];
  const teller: Teller = { shown: (shown) => heard.push(shown.version), said: () => {}, unsaid: () => {}, refused: () => {} };
  const waiting = withNames(teller, names);
  return { heard, show: (version) => waiting.shown({ version } as Shown) };
}

describe("what happens before the names have come", () => {
  it("waits for them in order, all but the first frame", async () => {
    let come: (names: unknown) => void = () => {};
    const { heard, show } = told(new Promise((settle) => (come = settle)));
    [1, 2, 3].forEach(show);
    await vi.advanceTimersByTimeAsync(PATIENCE / 2);
    expect(heard).toEqual([1]);
    come({});
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([1, 2, 3]);
    show(4);
    expect(heard).toEqual([1, 2, 3, 4]);
  });

  it("is told without them where they do not come", async () => {
    const failing = told(Promise.reject(new Error("no network")));
    const silent = told(new Promise(() => {}));
    for (const one of [failing, silent]) [1, 2].forEach(one.show);
    await vi.advanceTimersByTimeAsync(0);
    expect([failing.heard, silent.heard]).toEqual([[1, 2], [1]]);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(silent.heard).toEqual([1, 2]);
  });
});

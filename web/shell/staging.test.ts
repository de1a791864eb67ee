import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../games/contract";
import type { Shown, Step } from "../types/messages";
import { AFTER_ABSENCE, FURTHEST_BEHIND, Staging, type Company, type Pace } from "./staging.svelte";

function step(version: number, seat: string | null = "green", at = version): Step {
  return { version, seat, what: "answer", answer: null, rule: null, at, events: [] };
}

function shown(version: number, status = "running"): Shown {
  return { kind: "shown", match: "m", version, status, viewer: "blue", seats: [], steps: [], steps_left_out: 0, briefing: {} };
}

let pace: Pace;
let isHidden: boolean;
let slack: number | null;
let scenes: Record<number, Partial<Scene>[]>;
let entered: number[];
let asked: string;
let states: (version: number) => Promise<Shown>;
let stage: Staging;
/** The version that was on stage when a game was asked for scenes. */
let seenBy: number[];

const company: Company = {
  scenes: (one) => {
    seenBy.push(stage.shown!.version);
    return (scenes[one.version] ?? []).map((scene) => ({ seat: one.seat, lasts: 900, ...scene }));
  },
  sentence: () => asked,
  isMine: (seat) => seat === "blue",
  pace: () => pace,
  isHidden: () => isHidden,
  slack: () => slack,
  at: (version) => states(version),
  entered: (steps) => entered.push(...steps.map((one) => one.version)),
  settle: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  [pace, isHidden, slack, scenes, entered, asked, seenBy] = [1, false, null, {}, [], "Nuta takes a card", []];
  states = async (version) => shown(version);
  stage = new Staging(company);
  stage.jump(shown(1));
  vi.mocked(company.settle).mockClear();
});
afterEach(() => vi.useRealTimers());

const pass = (time: number): unknown => vi.advanceTimersByTimeAsync(time);

describe("a move of somebody else", () => {
  it("is drawn at once, stamped, and told when its scene is over", async () => {
    scenes = { 2: [{ stamp: "Nuta takes the Guards for 3" }] };
    stage.take(shown(2), [step(2)]);
    expect([stage.shown?.version, stage.told?.version, stage.until, stage.stamp]).toEqual([2, 1, 1, null]);
    expect([stage.scene?.seat, stage.isBusy, stage.sentence]).toEqual(["green", true, "Nuta takes a card"]);
    expect(stage.news.map((one) => one.version)).toEqual([2]);
    await pass(899);
    expect(stage.stamp).toBeNull();
    await pass(1);
    expect(stage.stamp).toBe("Nuta takes the Guards for 3");
    await pass(699);
    expect(stage.isBusy).toBe(true);
    await pass(1);
    expect([stage.told?.version, stage.until, stage.stamp, stage.scene, stage.isBusy]).toEqual([2, 2, null, null, false]);
  });

  it("without a scene is told at once, together with others like it", () => {
    stage.take(shown(3), [step(2, "blue"), step(3, "blue")]);
    expect([stage.shown?.version, stage.told?.version, stage.until, stage.isBusy]).toEqual([3, 3, 3, false]);
    expect(stage.news.map((one) => one.version)).toEqual([2, 3]);
    expect(entered).toEqual([2, 3]);
  });

  it("leaves the state before on stage where its scene holds, as a count does", async () => {
    scenes = { 2: [{ holds: true, lasts: 500 }, { lasts: 300 }] };
    stage.take(shown(2), [step(2)]);
    expect([stage.shown?.version, stage.news[0]?.version, entered]).toEqual([1, 2, []]);
    await pass(500);
    expect([stage.shown?.version, stage.isBusy, entered]).toEqual([2, true, [2]]);
    await pass(300);
    expect(stage.isBusy).toBe(false);
  });

  it("is written by the state after it", () => {
    scenes = { 2: [{ holds: true }] };
    stage.take(shown(2), [step(2)]);
    expect(seenBy).toEqual([2]);
  });

  it("keeps a line until the reader has answered; one for each seat", async () => {
    scenes = { 2: [{ summary: "Nuta: bids 3" }], 3: [{ summary: "Nuta: bids 5" }], 4: [{ seat: "rose", summary: "Bice: passes" }], 5: [] };
    for (const version of [2, 3, 4]) stage.take(shown(version), [step(version)]);
    await pass(FURTHEST_BEHIND);
    expect(stage.summary.map((one) => one.text)).toEqual(["Nuta: bids 5", "Bice: passes"]);
    stage.take(shown(5), [step(5, "blue")]);
    expect(stage.summary).toEqual([]);
  });

  it("that settles an auction leaves its own line, and none of the bids before it", async () => {
    scenes = {
      2: [{ seat: "rose", summary: "Bice: bids 5" }],
      3: [{ summary: "Nuta: wins for 6", settles: true }],
      4: [{ summary: "Nuta: bids 1" }],
      5: [{ summary: "Nuta: bids 2" }],
    };
    for (const version of [2, 3, 4, 5]) stage.take(shown(version), [step(version)]);
    await pass(FURTHEST_BEHIND);
    expect(stage.summary.map((one) => one.text)).toEqual(["Nuta: wins for 6", "Nuta: bids 2"]);
  });
});

describe("several moves", () => {
  it("that come one by one wait for each other", async () => {
    scenes = { 2: [{}], 3: [{}] };
    stage.take(shown(2), [step(2)]);
    stage.take(shown(3), [step(3)]);
    expect([stage.shown?.version, stage.until]).toEqual([2, 1]);
    await pass(900);
    expect([stage.shown?.version, stage.told?.version, stage.until]).toEqual([3, 2, 2]);
    await pass(900);
    expect([stage.until, stage.isBusy]).toEqual([3, false]);
  });

  it("in one message are split, with the states between fetched", async () => {
    scenes = { 2: [{}], 3: [{}] };
    stage.take(shown(3), [step(2), step(3)]);
    expect([stage.shown?.version, stage.isBusy]).toEqual([1, true]);
    await pass(0);
    expect([stage.shown?.version, stage.news[0]?.version]).toEqual([2, 2]);
    await pass(900);
    expect([stage.shown?.version, stage.news[0]?.version]).toEqual([3, 3]);
  });

  it("play on the state before where none can be fetched", async () => {
    states = () => Promise.reject(new Error("offline"));
    scenes = { 2: [{}], 3: [{}] };
    stage.take(shown(3), [step(2), step(3)]);
    await pass(0);
    expect([stage.shown?.version, stage.news[0]?.version, stage.until]).toEqual([1, 2, 1]);
    await pass(900);
    expect([stage.shown?.version, stage.until]).toEqual([3, 2]);
  });

  it("do not wait for a state for ever", async () => {
    states = () => new Promise(() => {});
    scenes = { 2: [{}], 3: [{}] };
    stage.take(shown(3), [step(2), step(3)]);
    await pass(1500);
    expect(stage.news[0]?.version).toBe(2);
  });

  it("are played twice as fast from the third that waits on", async () => {
    scenes = Object.fromEntries([2, 3, 4, 5].map((version) => [version, [{}]]));
    for (const version of [2, 3, 4, 5]) stage.take(shown(version), [step(version)]);
    // The first is on stage, two wait behind it, and the fourth is the third that waits.
    await pass(2700);
    expect([stage.shown?.version, stage.tempo]).toEqual([5, 0.5]);
    await pass(449);
    expect(stage.isBusy).toBe(true);
    await pass(1);
    expect(stage.isBusy).toBe(false);
  });

  it("are never more than six seconds behind", async () => {
    const versions = Array.from({ length: 30 }, (_, index) => index + 2);
    scenes = Object.fromEntries(versions.map((version) => [version, [{ stamp: "…" }]]));
    for (const version of versions) stage.take(shown(version), [step(version)]);
    await pass(FURTHEST_BEHIND - 1);
    expect(stage.isBusy).toBe(true);
    await pass(1);
    expect([stage.until, stage.isBusy]).toEqual([31, false]);
  });

  it("are all seen in full at a slow pace", async () => {
    pace = 2;
    scenes = Object.fromEntries([2, 3, 4, 5, 6].map((version) => [version, [{}]]));
    for (const version of [2, 3, 4, 5, 6]) stage.take(shown(version), [step(version)]);
    await pass(5 * 1800 - 1);
    expect(stage.isBusy).toBe(true);
    await pass(1);
    expect(stage.isBusy).toBe(false);
  });

  it("take three seconds at most after an absence, which is told of", async () => {
    scenes = Object.fromEntries([2, 3, 4, 5, 6].map((version) => [version, [{}]]));
    stage.take(shown(6), [2, 3, 4, 5, 6].map((version) => step(version, "green", version * 60)));
    await pass(AFTER_ABSENCE - 1);
    expect(stage.isBusy).toBe(true);
    await pass(1);
    expect([stage.isBusy, stage.missed]).toEqual([false, 2]);
    stage.catchUp();
    expect(stage.missed).toBeNull();
  });
});

describe("at once", () => {
  it("nothing travels, and stamps stand for a moment", async () => {
    pace = 0;
    scenes = { 2: [{}], 3: [{ stamp: "Sold" }] };
    stage.take(shown(2), [step(2)]);
    expect([stage.until, stage.isBusy]).toEqual([2, false]);
    stage.take(shown(3), [step(3)]);
    expect(stage.stamp).toBe("Sold");
    await pass(700);
    expect(stage.isBusy).toBe(false);
  });

  it("is how one's own answer is shown, but for what it sells", async () => {
    scenes = { 2: [{ seat: "blue", lasts: 900 }], 3: [{ seat: "blue", stamp: "Sold to you for 10" }] };
    stage.take(shown(2), [step(2, "blue")]);
    expect(stage.isBusy).toBe(false);
    stage.take(shown(3), [step(3, "blue")]);
    expect([stage.shown?.version, stage.stamp, stage.until]).toEqual([3, "Sold to you for 10", 2]);
    await pass(999);
    expect(stage.isBusy).toBe(true);
    await pass(1);
    expect(stage.isBusy).toBe(false);
  });

  it("is how a page out of sight goes on, and what came meanwhile was missed", async () => {
    scenes = { 2: [{}], 3: [{}] };
    stage.take(shown(2), [step(2)]);
    isHidden = true;
    stage.hide();
    expect([stage.until, stage.isBusy]).toEqual([2, false]);
    stage.take(shown(3), [step(3)]);
    expect([stage.until, stage.missed]).toEqual([3, 3]);
  });
});

describe("the reader", () => {
  it("ends the scene, and what travels with it", () => {
    scenes = { 2: [{ summary: "Nuta: bids 3" }], 3: [{}] };
    stage.take(shown(2), [step(2)]);
    stage.take(shown(3), [step(3)]);
    stage.skip();
    expect([stage.shown?.version, stage.until, stage.summary.length]).toEqual([3, 2, 1]);
    expect(company.settle).toHaveBeenCalledOnce();
  });

  it("ends all scenes that wait; their lines are kept", () => {
    scenes = { 2: [{ summary: "one" }], 3: [{ seat: "rose", summary: "two" }] };
    stage.take(shown(2), [step(2)]);
    stage.take(shown(3), [step(3)]);
    stage.skipAll();
    expect([stage.shown?.version, stage.told?.version, stage.until, stage.isBusy]).toEqual([3, 3, 3, false]);
    expect(stage.summary.map((one) => one.text)).toEqual(["one", "two"]);
    expect(entered).toEqual([2, 3]);
    expect(stage.news).toEqual([]);
  });

  it("goes on from a count when they like, and nothing is skipped for it", async () => {
    scenes = { 2: [{ waits: true, holds: true }], 3: [{}] };
    stage.take(shown(2, "over"), [step(2)]);
    stage.take(shown(3, "over"), [step(3)]);
    await pass(60_000);
    expect([stage.shown?.version, stage.told?.status]).toEqual([1, "running"]);
    stage.goOn();
    expect([stage.shown?.version, stage.isBusy]).toEqual([3, true]);
    await pass(900);
    expect([stage.told?.status, stage.isBusy]).toEqual(["over", false]);
  });

  it("does not go on from what does not wait", () => {
    scenes = { 2: [{}] };
    stage.take(shown(2), [step(2)]);
    stage.goOn();
    expect(stage.isBusy).toBe(true);
  });

  it("is not kept from answering by a count when time is short", async () => {
    scenes = { 2: [{ waits: true }] };
    slack = 5000;
    stage.take(shown(2), [step(2)]);
    await pass(4999);
    expect(stage.isBusy).toBe(true);
    await pass(1);
    expect([stage.until, stage.isBusy]).toEqual([2, false]);
    scenes = { 3: [{}] };
    slack = -1;
    stage.take(shown(3), [step(3)]);
    expect(stage.isBusy).toBe(false);
  });

  it("sees the outcome of an answer before the device is passed on", async () => {
    const parted = vi.fn();
    void stage.part(shown(2), [step(2, "blue")]).then(parted);
    expect([stage.shown?.version, stage.isBusy]).toEqual([2, true]);
    await pass(1599);
    expect(parted).not.toHaveBeenCalled();
    await pass(1);
    expect([parted.mock.calls.length, stage.isBusy]).toEqual([1, false]);
  });
});

describe("a state told once more", () => {
  it("is shown at once where nothing is on stage", () => {
    stage.take(shown(1, "paused"), []);
    expect([stage.shown?.status, stage.told?.status]).toEqual(["paused", "paused"]);
  });

  it("takes its place behind what is on stage", async () => {
    scenes = { 2: [{}], 3: [{}] };
    stage.take(shown(2), [step(2)]);
    stage.take(shown(3), [step(3)]);
    stage.take(shown(3, "paused"), []);
    expect(stage.shown?.version).toBe(2);
    await pass(1800);
    expect([stage.told?.version, stage.told?.status]).toEqual([3, "paused"]);
  });
});

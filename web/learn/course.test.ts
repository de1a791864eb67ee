import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Briefing } from "../games/contract";
import { tip } from "../games/siena/tips";
import type { Lesson, LessonAsk } from "../types/api";
import type { Shown } from "../types/messages";
import { Course } from "./course.svelte";
import { keepProgress, keepTips, progressOf, readTips } from "./kept";
import { tipFor } from "./tips";

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

const COUNTRY = { game: "siena", name: "country" };
const TOWN = { game: "siena", name: "town" };

const SHOWN: Shown = {
  kind: "shown",
  match: "one",
  version: 1,
  status: "running",
  viewer: "blue",
  seats: [],
  steps: [],
  steps_left_out: 0,
  briefing: { players: [], asked: true, answers: [], version: 1 },
};

function ask(answer: string): LessonAsk {
  const preview = { kind: "previewed" as const, id: "learn", match: "one", version: 1, events: [], purses: {} };
  return { answer, places: [`place-of-${answer}`], preview, after: SHOWN };
}

const LESSON: Lesson = {
  game: "siena",
  name: "country",
  seat: "blue",
  parts: null,
  steps: [
    { key: "aim", rules: [], places: ["board"], shown: SHOWN, asks: [] },
    { key: "take", rules: [], places: ["cards"], shown: null, asks: [ask("a"), ask("b")] },
    { key: "end", rules: [], places: [], shown: SHOWN, asks: [] },
  ],
};

function course(step = 0): Course {
  return new Course(LESSON, () => "Anna", step);
}

async function answer(course: Course, text: string): Promise<void> {
  await course.source.send({ kind: "answer", version: 1, answer: text });
}

describe("a learner on the way through a lesson", () => {
  it("reads, does one thing after the other, and goes on", async () => {
    const way = course();
    expect([way.phase, way.answer, way.places]).toEqual(["read", null, ["board"]]);
    const scene = way.source;
    way.next();
    expect([way.number, way.phase, way.ask, way.answer]).toEqual([1, "do", 0, "a"]);
    expect(way.source).toBe(scene);
    expect(way.places).toEqual(["place-of-a"]);
    await answer(way, "a");
    expect([way.phase, way.ask, way.answer]).toEqual(["do", 1, "b"]);
    await answer(way, "b");
    expect([way.phase, way.answer]).toEqual(["done", null]);
    way.next();
    expect(way.source).not.toBe(scene);
    expect([way.number, way.isLast, way.isFinished]).toEqual([2, true, false]);
    way.next();
    expect(way.isFinished).toBe(true);
    expect(progressOf(COUNTRY)).toEqual({ step: 0, isDone: true });
  });

  it("skips a step by beginning the next one anew, and goes back in the same way", () => {
    const way = course(1);
    const scene = way.source;
    way.next();
    expect(way.number).toBe(2);
    way.back();
    expect(way.number).toBe(1);
    expect(way.source).not.toBe(scene);
    way.back();
    way.back();
    expect(way.number).toBe(0);
  });

  it("comes back from the end to the last step", () => {
    const way = course(2);
    way.next();
    way.back();
    expect([way.number, way.isFinished]).toEqual([2, false]);
  });

  it("does not listen to a table that was left", async () => {
    const way = course(1);
    const left = way.source;
    way.go(1);
    await left.send({ kind: "answer", version: 1, answer: "a" });
    expect(way.ask).toBe(0);
  });

  it("begins at the beginning where the kept step does not exist", () => {
    expect(course(7).number).toBe(0);
  });
});

describe("what a browser remembers", () => {
  it("keeps how far each lesson has come", () => {
    keepProgress(COUNTRY, { step: 4, isDone: false });
    keepProgress(TOWN, { step: 0, isDone: true });
    expect(progressOf(COUNTRY)).toEqual({ step: 4, isDone: false });
    expect(progressOf(TOWN).isDone).toBe(true);
    expect(progressOf({ game: "medici-vs-strozzi", name: "town" }).isDone).toBe(false);
  });

  it("leaves aside what is odd in the store, and works without one", () => {
    store.set("fiorino-lessons", '{"siena": {"step": "far"}}');
    store.set("fiorino-tips", '{"read": ["a", 3]}');
    expect(progressOf(COUNTRY)).toEqual({ step: 0, isDone: false });
    expect(readTips()).toEqual(["a"]);
    store.set("fiorino-tips", "no");
    expect(readTips()).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    keepTips(["a"]);
    expect(readTips()).toEqual([]);
  });
});

describe("tips", () => {
  function briefing(name: string, status: string, asked = true): Briefing {
    return { asked, question: { seat: "blue", name, rule: "S11.1", rule_text: "" }, view: { viewer: 0, seats: [{ status }] } } as Briefing;
  }

  it("explain what is asked, once for each kind of question", () => {
    expect(tipFor({ tip }, "siena", briefing("take-card", "peasant"))).toMatchObject({ id: "siena-take-card", key: "learn-tip-siena-take-card", rule: "S11.1" });
    expect(tipFor({}, "medici", briefing("name-price", ""))?.key).toBe("learn-tip-medici-name-price");
  });

  it("know that a Merchant's turn is another thing than a Peasant's", () => {
    const peasant = tipFor({ tip }, "siena", briefing("country-turn", "peasant"));
    const merchant = tipFor({ tip }, "siena", briefing("country-turn", "merchant"));
    expect(peasant?.id).not.toBe(merchant?.id);
    expect(merchant?.words).toEqual({ status: "merchant" });
  });

  it("are silent when somebody else is asked", () => {
    expect(tipFor({ tip }, "siena", briefing("take-card", "peasant", false))).toBeNull();
    expect(tipFor({ tip }, "siena", { ...briefing("take-card", "peasant"), question: null })).toBeNull();
  });
});

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact, GameUi, Line } from "../games/contract";
import type { Step } from "../types/messages";
import { setLanguage, t } from "./language.svelte";
import { linesOf, postsOf } from "./lines";
import type { TableState } from "./table.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

function step(version: number, what: string, events: Fact[] = [], answer: string | null = null): Step {
  return { version, seat: "blue", what, answer, rule: null, at: 0, events };
}

const fact = (event: string, rule = "S1.1"): Fact => ({ event, rule });

let log: Step[];
let name: string;
let tell: (fact: Fact) => Line | null;

beforeEach(() => {
  name = "Lucia";
  tell = (told) => ({ text: `${told.event} by ${name}`, places: [] });
});

/** The lines of a log as this table tells them. */
function lines(...steps: Step[]): ReturnType<typeof linesOf> {
  log = steps;
  const table = { parts: {}, seats: [{ seat: "blue" }], playerOf: () => name, log, forGame: null } as unknown as TableState;
  return linesOf(steps, table, { tell } as unknown as GameUi);
}

describe("the log", () => {
  it("has a line for every event that is worth one, with its rule and its step", () => {
    tell = (told) => (told.event === "hidden" ? null : { text: told.event, places: [] });
    const found = lines(step(1, "start", [fact("begun")]), step(2, "answer", [fact("hidden"), fact("paid", "S4.2"), fact("moved", "")]));
    expect(found.map(({ version, line, rule }) => [version, line.text, rule])).toEqual([
      [1, "begun", "S1.1"],
      [2, "paid", "S4.2"],
      [2, "moved", null],
    ]);
    expect(new Set(found.map((line) => line.key)).size).toBe(3);
  });

  it("tells what happens around the game", () => {
    const around = ["undo", "resign", "timeout", "restart", "rules"];
    expect(lines(...around.map((what, index) => step(index + 1, what))).map((one) => one.line.text)).toEqual(around.map((what) => t(`shell-log-${what}`, { seat: "Lucia" })));
    expect(lines(step(1, "pause", [], "resume"))[0]?.line.text).toBe(t("shell-log-pause-resume", { seat: "Lucia" }));
    expect(lines(step(1, "pause"))[0]?.line).toMatchObject({ text: t("shell-log-pause-agree", { seat: "Lucia" }), seat: "blue", tone: "small" });
    expect(lines(step(1, "answer"))).toEqual([]);
  });

  it("marks what was taken back, also long after it was written", () => {
    const answer = step(2, "answer", [fact("paid")]);
    expect(lines(answer).map((line) => line.isUndone)).toEqual([false]);
    expect(lines(answer, { ...step(3, "undo"), undoes: 1 }).map((line) => line.isUndone)).toEqual([true, false]);
  });

  it("is written once for each step, and anew when a player has another name", () => {
    const telling = vi.fn(tell);
    tell = telling;
    const answer = step(2, "answer", [fact("paid")]);
    lines(answer);
    lines(answer, step(3, "answer"));
    expect(telling).toHaveBeenCalledTimes(1);
    name = "Filippo";
    expect(lines(answer)[0]?.line.text).toBe("paid by Filippo");
  });
});

it("puts a post where a heading stands", () => {
  tell = (told) => ({ text: told.event, places: [], ...(told.event.startsWith("round") ? { tone: "heading" as const } : {}) });
  const found = lines(step(1, "start", [fact("round 1")]), step(2, "answer", [fact("paid")]), step(3, "answer", [fact("sold"), fact("round 2")]));
  expect(postsOf(found)).toEqual([
    { version: 1, text: "round 1" },
    { version: 3, text: "round 2" },
  ]);
});

// The small parts that need no page: addresses, numbers, clocks, keys, the log and the words of rules.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RangeAnswer } from "../games/contract";
import type { SeatShown, Step } from "../types/messages";
import { fill, isLegal, numberIn, quickFigures, ruleOf } from "./answers";
import { left, nextTick, written } from "./clocks";
import { keyAct } from "./keys";
import { undoneSteps } from "./lines";
import { titleOf } from "./notify";
import { Past } from "./past";
import { read, tableAddress } from "./router";
import { pieces, ruleNumbers } from "./rulebook";
import { readSettings } from "./settings.svelte";
import { afterKey, hold, HOLD_FIRST, HOLD_NEXT, typed } from "./stepper";

afterEach(() => vi.useRealTimers());

describe("addresses", () => {
  it("name a page, its things and what is asked of it", () => {
    expect(read("/")).toMatchObject({ page: "lobby" });
    expect(read("/table/a_B-9?link=xyz&move=31")).toMatchObject({ page: "table", params: { match: "a_B-9" }, query: { link: "xyz", move: "31" } });
    expect(read("/table/abc/")).toMatchObject({ page: "table", params: { match: "abc" } });
    expect(read("/join/l1")).toMatchObject({ page: "join", params: { link: "l1" } });
    expect(read("/rules/siena#S6.5")).toMatchObject({ page: "rules", params: { game: "siena" }, hash: "S6.5" });
    expect(read("/learn")).toMatchObject({ page: "learn", params: {} });
    expect(read("/learn/siena").params).toEqual({ game: "siena" });
    expect(read("/learn/siena/town").params).toEqual({ game: "siena", lesson: "town" });
    for (const page of ["settings", "matches", "watch"] as const) expect(read(`/${page}`).page).toBe(page);
    expect(read("/table/../etc").page).toBe("nowhere");
    expect(read("/table/a/b").page).toBe("nowhere");
  });

  it("of a table carry link and move", () => {
    expect(tableAddress("m")).toBe("/table/m");
    expect(tableAddress("m", { link: "l", move: 3 })).toBe("/table/m?link=l&move=3");
    expect(read(tableAddress("m", { link: "l", move: 3 })).query).toEqual({ link: "l", move: "3" });
  });
});

describe("a row of answers", () => {
  const range: RangeAnswer = { kind: "range", pattern: "bid {number}", from: 4, to: 28, first_index: 0, rule: "S6.7" };

  it("is filled and read back within its bounds", () => {
    expect(fill(range, 7)).toBe("bid 7");
    expect(numberIn(range, "bid 7")).toBe(7);
    for (const other of ["bid 3", "bid 29", "bid", "bid x", "pass", "bid -5"]) expect(numberIn(range, other)).toBeNull();
    expect(isLegal("bid 28", [range])).toBe(true);
    expect(ruleOf("bid 4", [range])).toBe("S6.7");
  });

  it("has a few figures worth a button", () => {
    expect(quickFigures(4, 28)).toEqual([4, 5, 6, 10, 15, 28]);
    expect(quickFigures(3, 6)).toEqual([3, 4, 5, 6]);
    expect(quickFigures(0, 400)).toEqual([0, 1, 2, 5, 10, 400]);
    for (const [from, to] of [[0, 0], [7, 9], [19, 34], [1, 1000]] as const) {
      const found = quickFigures(from, to);
      expect(found[0]).toBe(from);
      expect(found.at(-1)).toBe(to);
      expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
      expect(found.length).toBeLessThanOrEqual(6);
    }
  });
});

describe("a stepper", () => {
  it("moves by arrows, by fives and to its ends, and no further", () => {
    expect(afterKey("ArrowUp", 5, 0, 9)).toBe(6);
    expect(afterKey("ArrowDown", 0, 0, 9)).toBe(0);
    expect(afterKey("PageUp", 5, 0, 9)).toBe(9);
    expect(afterKey("PageDown", 8, 0, 9)).toBe(3);
    expect(afterKey("Home", 5, 2, 9)).toBe(2);
    expect(afterKey("End", 5, 2, 9)).toBe(9);
    expect(afterKey("x", 5, 2, 9)).toBeNull();
  });

  it("reads what is typed", () => {
    expect(typed("12", 0, 99)).toBe(12);
    expect(typed("120", 0, 99)).toBe(99);
    expect(typed("", 0, 99)).toBeNull();
    expect(typed("1e3", 0, 99)).toBeNull();
  });

  it("runs while it is held, and faster after a while", () => {
    vi.useFakeTimers();
    const steps: number[] = [];
    const release = hold((size) => steps.push(size));
    expect(steps).toEqual([1]);
    vi.advanceTimersByTime(HOLD_FIRST + HOLD_NEXT * 3);
    expect(steps).toEqual([1, 1, 1, 1, 1]);
    vi.advanceTimersByTime(HOLD_NEXT * 30);
    expect(steps.at(-1)).toBe(5);
    release();
    const count = steps.length;
    vi.advanceTimersByTime(5000);
    expect(steps).toHaveLength(count);
  });
});

describe("clocks", () => {
  const seat: SeatShown = { seat: "blue", player: "A", person: null, bot: null, away: false, connected: true, seconds_left: 90 };

  it("run down for whoever is asked, and stand for the others", () => {
    expect(left(seat, true, 1000, 1012.5)).toBe(77.5);
    expect(left(seat, false, 1000, 1012.5)).toBe(90);
    expect(left(seat, true, 1000, 2000)).toBe(0);
    expect(left(seat, true, 1000, 995)).toBe(90);
    expect(left({ ...seat, seconds_left: null }, true, 0, 0)).toBeNull();
  });

  it("are written as people read them", () => {
    expect(written(65.9)).toEqual({ text: "1:05" });
    expect(written(9.2)).toEqual({ text: "0:10" });
    expect(written(0)).toEqual({ text: "0:00" });
    expect(written(3730)).toEqual({ text: "1:02:10" });
    expect(written(2 * 86_400 + 3 * 3600 + 5)).toEqual({ days: 2, hours: 3 });
  });

  it("are looked at when the next figure is due", () => {
    expect(nextTick(65.25)).toBe(250);
    expect(nextTick(65)).toBe(1000);
    expect(nextTick(90_000)).toBe(60_000);
  });
});

describe("keys", () => {
  const key = (name: string, more = {}): Parameters<typeof keyAct>[0] => ({ key: name, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false, repeat: false, ...more });

  it("mean something at the table only", () => {
    expect(keyAct(key("3"), "nothing")).toEqual({ act: "answer", digit: "3" });
    expect(keyAct(key("ArrowLeft"), "control")).toEqual({ act: "step", by: -1 });
    expect(keyAct(key("Enter"), "nothing")).toEqual({ act: "confirm" });
    expect(keyAct(key("U"), "nothing")).toEqual({ act: "undo" });
    expect(keyAct(key("b"), "control")).toEqual({ act: "region", region: "board" });
    expect(keyAct(key("PageUp"), "control")).toEqual({ act: "number", key: "PageUp" });
    expect(keyAct(key("q"), "nothing")).toBeNull();
  });

  it("end a scene, or all that wait, unless a button has the focus", () => {
    expect(keyAct(key(" "), "nothing")).toEqual({ act: "skip" });
    expect(keyAct(key(" ", { shiftKey: true }), "nothing")).toEqual({ act: "skip-all" });
    expect(keyAct(key(" "), "control")).toBeNull();
  });

  it("do not answer by being held down", () => {
    expect(keyAct(key("Enter", { repeat: true }), "control")).toEqual({ act: "nothing" });
    expect(keyAct(key("3", { repeat: true }), "nothing")).toBeNull();
  });

  it("belong to fields, to controls and to the browser first", () => {
    expect(keyAct(key("3"), "field")).toBeNull();
    expect(keyAct(key("Enter"), "control")).toBeNull();
    expect(keyAct(key("l", { ctrlKey: true }), "nothing")).toBeNull();
    expect(keyAct(key("ArrowLeft", { defaultPrevented: true }), "nothing")).toBeNull();
    expect(keyAct(key("u", { repeat: true }), "nothing")).toBeNull();
  });
});

it("knows which answers were taken back", () => {
  const step = (version: number, what: string, undoes = 0): Step => ({ version, what, seat: "a", answer: null, rule: null, at: 0, events: [], undoes });
  const steps = [step(1, "start"), step(2, "answer"), step(3, "answer"), step(4, "undo", 1), step(5, "answer"), step(6, "undo", 1), step(7, "undo", 1)];
  expect([...undoneSteps(steps.slice(0, 4))]).toEqual([3]);
  expect([...undoneSteps(steps.slice(0, 6))].sort()).toEqual([3, 5]);
  expect([...undoneSteps(steps)].sort()).toEqual([2, 3, 5]);
  expect([...undoneSteps([...steps.slice(0, 3), step(4, "takeback"), step(5, "takeback", 2)])]).toEqual([2, 3]);
});

it("cuts the text of a rule where something else begins", () => {
  expect(pieces("See **well** S6.5 *(ruling)*.", new Set(["S6.5"]))).toEqual([
    { kind: "text", text: "See " },
    { kind: "strong", text: "well" },
    { kind: "text", text: " " },
    { kind: "rule", text: "S6.5" },
    { kind: "text", text: " " },
    { kind: "aside", text: "(ruling)" },
    { kind: "text", text: "." },
  ]);
});

it("makes a link of a rule that the book has, whatever its letter, and of nothing else", () => {
  const book = { sections: [{ number: "T4", title: "", rules: [{ number: "T4.1", text: "" }] }] };
  const found = pieces("T4.1 and T4, not T4.2 or S6.5", ruleNumbers(book)).filter((piece) => piece.kind === "rule");
  expect(found.map((piece) => piece.text)).toEqual(["T4.1", "T4"]);
});

it("fetches a past state once, and again if that failed", async () => {
  const fetch = vi.fn(async (version: number) => ({ version }) as never);
  const past = new Past(fetch);
  await past.at(3);
  await past.at(3);
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockRejectedValueOnce(new Error("cut"));
  await expect(past.at(4)).rejects.toThrow("cut");
  await past.at(4);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it("reads settings with care", () => {
  expect(readSettings(null, ["hu-HU", "en"])).toMatchObject({ language: "hu", theme: "auto", answering: "confirm", sound: true });
  expect(readSettings("{broken", ["fr"])).toMatchObject({ language: "en" });
  expect(readSettings('{"theme":"pink","volume":7,"language":"nl","motion":"none"}', [])).toMatchObject({ theme: "auto", volume: 0.6, language: "nl", motion: "none" });
  expect(readSettings("null", [])).toMatchObject({ theme: "auto" });
});

it("marks the title while the reader is asked", () => {
  expect(titleOf(["Siena", "Fiorino"], null)).toBe("Siena · Fiorino");
  expect(titleOf(["Siena", "Fiorino"], "Your turn")).toBe("(●) Your turn · Siena · Fiorino");
});

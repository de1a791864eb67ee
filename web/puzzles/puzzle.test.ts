import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleShown, PuzzlesOffered, PuzzleTried } from "../types/api";
import type { Previewed, Shown } from "../types/messages";
import { keepSolver, rated, solverOf } from "./kept";
import { kindOf, nextNumber, puzzleAddress } from "./puzzle";
import { PuzzleSource } from "./source";

const OFFERED: PuzzlesOffered = { game: "siena", day: 2, date: "2026-11-18", difficulties: ["easy", "hard", "easy", "medium"] };

describe("the next puzzle", () => {
  it("is of the kind that is wanted, and was not seen", () => {
    expect(nextNumber(OFFERED, "easy", [1], 0)).toBe(3);
    expect(nextNumber(OFFERED, null, [1, 2, 3], 0.99)).toBe(4);
  });

  it("is any of its kind once all were seen, and none where there is none", () => {
    expect(nextNumber(OFFERED, "easy", [1, 3], 0.99)).toBe(3);
    expect(nextNumber({ ...OFFERED, difficulties: [] }, "easy", [], 0)).toBeNull();
  });

  it("keeps its kind in the address", () => {
    expect(puzzleAddress("siena", 7, "hard")).toBe("/puzzles/siena/7?kind=hard");
    expect(puzzleAddress("siena", "day")).toBe("/puzzles/siena/day");
    expect([kindOf("hard"), kindOf("absurd"), kindOf(undefined)]).toEqual(["hard", null, null]);
  });
});

describe("what is kept", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  });

  it("is a rating for each game", () => {
    expect(solverOf("siena")).toMatchObject({ mu: null, right: 0, seen: [] });
    keepSolver("siena", rated(solverOf("siena"), 4, true, { mu: 27, sigma: 8, shown: 1600 }));
    expect(solverOf("siena")).toEqual({ mu: 27, sigma: 8, shown: 1600, right: 1, seen: [4], day: null });
    expect(solverOf("medici-vs-strozzi").seen).toEqual([]);
  });

  it("is read with care", () => {
    store.set("fiorino-puzzles", '{"siena": {"mu": "x", "sigma": 8, "seen": [1, "2"], "day": 3}}');
    expect(solverOf("siena")).toEqual({ mu: null, sigma: null, shown: null, right: 0, seen: [1], day: null });
    store.set("fiorino-puzzles", "{");
    expect(solverOf("siena").seen).toEqual([]);
  });
});

function shown(version: number, asked: boolean): Shown {
  const briefing = { version, players: [{ seat: "blue", player: "" }, { seat: "green", player: "Lapo" }], asked, answers: ["a"], question: asked ? { seat: "blue" } : null, over: !asked, result: null };
  const seats = ["blue", "green"].map((seat) => ({ seat, player: "", person: null, bot: null, away: false, connected: true, seconds_left: null }));
  return { kind: "shown", match: "x", version, status: asked ? "running" : "over", viewer: "blue", seats, steps: [], steps_left_out: 0, briefing } as unknown as Shown;
}

function opened(): { source: PuzzleSource; told: Shown[]; heard: string[] } {
  const puzzle = { game: "siena", number: 3, seat: "blue", difficulty: "easy", parts: {}, shown: shown(1, true) } as PuzzleShown;
  const tried = (right: boolean): PuzzleTried => ({ right, after: shown(2, false) }) as unknown as PuzzleTried;
  const heard: string[] = [];
  const source = new PuzzleSource(puzzle, "Anna", { preview: () => Promise.resolve({ kind: "previewed" } as Previewed), tryOut: (answer) => Promise.resolve(tried(answer === "a")) }, (answer, { right }) => heard.push(`${answer} ${right}`));
  const told: Shown[] = [];
  source.start({ shown: (one) => told.push(one), said: () => {}, unsaid: () => {}, refused: () => {} });
  return { source, told, heard };
}

describe("a puzzle at a table", () => {
  it("takes one answer, and asks nothing more", async () => {
    const { source, told, heard } = opened();
    expect(told[0]).toMatchObject({ version: 1, briefing: { asked: true, players: [{ player: "Anna" }, { player: "Lapo" }] } });
    expect((await source.send({ kind: "answer", version: 1, answer: "b" })).kind).toBe("done");
    expect(heard).toEqual(["b false"]);
    expect(told.at(-1)).toMatchObject({ version: 2, status: "running", briefing: { asked: false, question: null, over: false } });
    expect((await source.send({ kind: "answer", version: 2, answer: "a" })).kind).toBe("refused");
  });

  it("can be asked again, as a later version", async () => {
    const { source, told, heard } = opened();
    await source.send({ kind: "answer", version: 1, answer: "b" });
    source.again();
    expect(told.at(-1)).toMatchObject({ version: 3, briefing: { asked: true, version: 3 }, steps: [{ what: "undo" }] });
    await source.send({ kind: "answer", version: 3, answer: "a" });
    expect(told.at(-1)!.version).toBe(4);
    expect(heard).toEqual(["b false", "a true"]);
  });

  it("knows no hint and no pause", async () => {
    const { source } = opened();
    expect(await source.send({ kind: "hint", version: 1 })).toMatchObject({ kind: "refused", reason_key: { key: "puzzle-refused" } });
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { becomes } from "../shell/me.svelte";
import type { Person } from "../shell/forms";
import type { PuzzleShown, PuzzleTried } from "../types/api";
import { solverOf } from "./kept";
import { askSolvers, noteTried, tryPuzzle } from "./solver";

const PUZZLE = { game: "siena", number: 7 } as PuzzleShown;
const TRIED = { right: true, counted: true, rating: { mu: 27, sigma: 8, shown: 1575, before: 1500 } } as PuzzleTried;

let asked: { method: string; path: string; body: unknown }[];

/** The reader is somebody, and the server answers everything with this. */
function reader(username: string | null, answer: unknown = {}): void {
  becomes({ id: "anna", name: "Anna", username } as Person);
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, path, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

beforeEach(() => {
  const store = new Map<string, string>();
  asked = [];
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

describe("with an account", () => {
  it("the rating is that of the server, and the browser keeps none", async () => {
    reader("anna", [{ game: "siena", rating: 1575, right: 2, seen: [3, 7, 9] }]);
    const solver = await askSolvers();
    expect(solver("siena")).toMatchObject({ shown: 1575, right: 2, seen: [3, 7, 9] });
    expect(solver("medici-vs-strozzi")).toMatchObject({ shown: null, right: 0, seen: [] });
    expect(noteTried(PUZZLE, TRIED, "2026-11-18")).toEqual({ shown: 1575, move: 75 });
    expect(solverOf("siena")).toMatchObject({ shown: null, right: 0, seen: [], day: "2026-11-18" });
  });

  it("an answer is sent to be counted, and no rating with it", async () => {
    reader("anna", TRIED);
    await tryPuzzle(PUZZLE, "take corn1");
    expect(asked).toEqual([{ method: "POST", path: "/api/puzzles/siena/7/try", body: { answer: "take corn1" } }]);
  });

  it("a puzzle that was seen elsewhere does not move the rating", () => {
    reader("anna");
    const rating = { ...TRIED.rating, before: 1575 };
    expect(noteTried(PUZZLE, { ...TRIED, counted: false, rating }, null)).toEqual({ shown: 1575, move: null });
  });
});

describe("a guest", () => {
  it("has the rating of this browser, by the first answer to a puzzle", async () => {
    reader(null, TRIED);
    expect(noteTried(PUZZLE, TRIED, null)).toEqual({ shown: 1575, move: 75 });
    expect(noteTried(PUZZLE, { ...TRIED, rating: { mu: 30, sigma: 8, shown: 1650, before: 1575 } }, null)).toEqual({ shown: 1575, move: null });
    expect((await askSolvers())("siena")).toMatchObject({ shown: 1575, right: 1, seen: [7] });
    await tryPuzzle(PUZZLE, "done");
    expect(asked).toEqual([{ method: "GET", path: "/api/puzzles/siena/7/try?answer=done&mu=27&sigma=8", body: null }]);
  });
});

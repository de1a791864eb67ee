import { describe, expect, it } from "vitest";
import { endedFor, fresh, inOrder, isBeginner, joinable, others, waiting } from "./lists";
import type { Listed, MyMatch } from "../types/api";

const match: Listed = {
  match: "m1",
  game: "siena",
  players: 3,
  status: "over",
  listed: false,
  rated: false,
  admits_bots: false,
  spectators: true,
  hints: true,
  created_at: 1,
  ended_at: 2,
  version: 90,
  result: { scores: [40, 51, 38], winners: [1], by: "answer" },
  names: ["Anna", "Béla", "greedy"],
  bots: [null, null, "greedy"],
  people: ["a", "b", null],
  mine: [1],
  options: {},
  time: null,
};
const mine = (words: Partial<MyMatch>): MyMatch => ({ ...match, status: "running", result: null, asked: false, ...words });

describe("how it ended", () => {
  it("is told from my seat", () => {
    expect(endedFor(match)).toBe("won");
    expect(endedFor({ ...match, mine: [0] })).toBe("lost");
    expect(endedFor({ ...match, result: { scores: [], winners: [0, 1], by: "answer" } })).toBe("shared");
  });

  it("is nobody's where I sat nowhere or everywhere", () => {
    expect(endedFor({ ...match, mine: [] })).toBe("over");
    expect(endedFor({ ...match, mine: [0, 1, 2] })).toBe("over");
    expect(endedFor({ ...match, status: "aborted", result: null })).toBe("aborted");
  });
});

it("names the others", () => {
  expect(others(match)).toEqual({ names: ["Anna", "greedy"], bots: [null, "greedy"], people: ["a", null] });
  expect(others({ ...match, names: ["Anna", "", ""], mine: [0] }).names).toEqual([]);
});

it("puts my turn first, then the latest", () => {
  const list = [mine({ match: "a", created_at: 1 }), mine({ match: "b", created_at: 5 }), mine({ match: "c", created_at: 3, asked: true })];
  expect(inOrder(list).map((one) => one.match)).toEqual(["c", "b", "a"]);
  expect(waiting(list)).toBe(1);
  expect(waiting([mine({ asked: true, status: "paused" })])).toBe(0);
  expect(waiting(null)).toBe(0);
});

it("tells of a turn once, and of none that was there at first", () => {
  const turn = mine({ match: "a", asked: true });
  const first = fresh([turn], null);
  expect(first.news).toEqual([]);
  expect(fresh(null, first.asked).asked).toBe(first.asked);
  expect(fresh([turn, mine({ match: "b" })], first.asked).news).toEqual([]);
  const second = fresh([turn, mine({ match: "b", asked: true })], first.asked);
  expect(second.news.map((one) => one.match)).toEqual(["b"]);
  expect(fresh([mine({ match: "b", asked: true })], second.asked).news).toEqual([]);
});

it("knows a beginner by what they have played to the end", () => {
  expect(isBeginner("siena", [])).toBe(true);
  expect(isBeginner("siena", [match])).toBe(false);
  expect(isBeginner("siena", [{ ...match, status: "aborted" }])).toBe(true);
  expect(isBeginner("medici-vs-strozzi", [match])).toBe(true);
});

it("offers only tables with an open seat", () => {
  const table = { match: "a", game: "siena", players: 3, open_seats: 0, names: ["Anna"], bots: [null], people: ["a"], time: null, rated: false, created_by: "Anna" };
  expect(joinable([table, { ...table, match: "b", open_seats: 1 }]).map((one) => one.match)).toEqual(["b"]);
});

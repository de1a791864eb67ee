import { describe, expect, it } from "vitest";
import type { Fact, Table } from "../../games/contract";
import { plainUi } from ".";
import { boardOf, factWords, isFlat, written } from "./words";

const table = {
  seats: [{ seat: "white" }, { seat: "black" }],
  briefing: { question: { seat: "black", name: "draw-or-stop", rule: "C1", rule_text: "" } },
  playerOf: (seat: string) => ({ white: "Anna", black: "Bela" })[seat] ?? seat,
} as unknown as Table<never>;
const ui = plainUi("chess", ["white", "black"]);

describe("a game that nobody has drawn", () => {
  it("says who is asked what", () => {
    expect(ui.ask(table)).toBe("Bela: draw or stop");
  });

  it("has its answers as they are, on buttons of the shell", () => {
    expect(ui.label("take 3", table)).toEqual({ text: "take 3", places: [] });
    expect(ui.decides?.("draw-or-stop") ?? false).toBe(false);
  });

  it("tells events with all their facts, and marks whose they are", () => {
    const fact: Fact = { event: "piece-taken", rule: "C4", seat: "white", piece: "rook", at: [3, 4] };
    expect(ui.tell(fact, table)).toEqual({ text: "piece taken: seat Anna, piece rook, at 3 4", places: [], seat: "white" });
    expect(ui.tell({ event: "ended", rule: "C9", winners: ["white", "black"] }, table)?.text).toBe("ended: winners Anna Bela");
    expect(ui.tell({ event: "round-began", rule: "C1" }, table)).toEqual({ text: "round began", places: [] });
  });

  it("tells what an answer would bring about", () => {
    const preview = { events: [{ event: "a-b", rule: "C1" }, { event: "paid", rule: "C2", coins: 3 }] };
    expect(ui.consequence(preview as never, table)).toBe("a b · paid: coins 3");
  });
});

it("writes every kind of value in one line", () => {
  expect([null, 3, true, [], {}, ["a", "b"], { top_card: 1, rest: [2, 3] }].map(written)).toEqual(["–", "3", "true", "–", "–", "a b", "top card 1, rest 2 3"]);
});

it("leaves to the question what it says better", () => {
  expect(boardOf({ viewer: 0, asked: 1, question: "bid", day: 3 })).toEqual({ day: 3 });
});

it("knows what fits into one line", () => {
  expect([1, null, [1, 2], { a: 1 }].every(isFlat)).toBe(true);
  expect([[[1]], { a: { b: 1 } }].some(isFlat)).toBe(false);
});

it("names no rule in the words of an event", () => {
  expect(factWords({ event: "passed", rule: "C9" }, [], (seat) => seat)).toBe("passed");
});

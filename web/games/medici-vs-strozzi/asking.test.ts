import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Briefing } from "../contract";
import { askingOf, bestLoad, courseOf, hasNamed, ifTaken, likeliest, quickPrices, swingOf } from "./asking";
import { plan } from "./plan.svelte";
import { sampleTable, sampleView, single, withOutlook } from "./sample";
import { draft, setLoad, setPrice, wantedOf } from "./steering.svelte";
import { outlookOf, type MediciTable } from "./types";

const DRAW = [single("draw"), single("stop")];
const BUY = [single("buy"), single("refuse")];
const RANGE: Briefing["answers"] = [{ kind: "range", pattern: "price {number}", from: 0, to: 400, first_index: 14, rule: "M3.1" }];

function asked(answers: Briefing["answers"], change: Partial<MediciTable> = {}, view = sampleView()): MediciTable {
  return withOutlook(sampleTable(view, answers, null, change));
}

const course = (table: MediciTable): string[] => courseOf(askingOf(table), wantedOf(table, askingOf(table)));

beforeEach(() => {
  plan.follow("another table", Math.random(), [String(Math.random())]);
});

describe("what is visibly at stake", () => {
  it("is the best that each house could do with the lot, and the price is the middle", () => {
    expect(swingOf(outlookOf(asked(DRAW)), "medici")).toEqual({ mine: 30, theirs: 10, fair: 20 });
    expect(swingOf(outlookOf(asked(DRAW)), "strozzi")).toEqual({ mine: 10, theirs: 30, fair: 20 });
    expect(swingOf(null, "medici")).toEqual({ mine: 0, theirs: 0, fair: 0 });
  });

  it("puts the quick prices around it", () => {
    expect(quickPrices(30, { from: 0, to: 400 })).toEqual([20, 25, 35, 40]);
    expect(quickPrices(2, { from: 0, to: 400 })).toEqual([0, 5, 15, 20]);
    expect(quickPrices(398, { from: 0, to: 400 })).toEqual([388, 393]);
  });

  it("names the load that brings most, and the larger room among equals", () => {
    const table = asked(DRAW);
    expect(bestLoad(table, "medici", askingOf(table).loads)).toBe("load 4 pisa");
    const equal = askingOf(table).loads.filter((load) => load.harbor === "genova");
    expect(bestLoad(table, "medici", equal)).toBe("load 5 genova");
    expect(bestLoad(table, "medici", [])).toBeNull();
    expect(likeliest(table, "strozzi")).toMatchObject({ ship: 4, harbor: "genova" });
  });

  it("adds up what both would have, this round included", () => {
    const table = asked(BUY);
    const outlook = outlookOf(table)!;
    expect(ifTaken(table, outlook, "medici", 22, outlook.loads[0]![2]!)).toEqual([293 - 22 + 40, 245 + 10]);
    expect(ifTaken(table, outlook, "strozzi", 22, null)).toEqual([293 + 20, 245 - 22 + 20]);
  });
});

describe("the course of an answer", () => {
  it("stops drawing and names the price in one", () => {
    expect(course(asked(DRAW))).toEqual(["stop", "price 20"]);
    expect(course(asked(RANGE))).toEqual(["price 20"]);
  });

  it("buys and loads in one", () => {
    expect(course(asked(BUY))).toEqual(["buy", "load 4 pisa"]);
    plan.load = "load 3 venezia";
    expect(course(asked(BUY))).toEqual(["buy", "load 3 venezia"]);
    plan.load = "throw";
    expect(course(asked(BUY))).toEqual(["buy", "throw"]);
  });

  it("buys without a load where no ship has room", () => {
    const table = sampleTable(sampleView(), BUY);
    expect(course(table)).toEqual(["buy"]);
  });

  it("loads where it was meant, as long as that is legal", () => {
    const loads = [single("load 3 genova"), single("load 4 pisa"), single("throw")];
    plan.load = "load 3 genova";
    expect(course(asked(loads))).toEqual(["load 3 genova"]);
    plan.load = "load 5 venezia";
    expect(course(asked(loads))).toEqual(["load 4 pisa"]);
  });

  it("is nothing while others answer", () => {
    expect(course(asked([], { canAnswer: false }))).toEqual([]);
  });
});

describe("what is pressed", () => {
  it("changes the draft and keeps the rest of it", () => {
    const consider = vi.fn();
    const table = asked(BUY, { consider });
    draft(table);
    expect(consider).toHaveBeenLastCalledWith("buy", ["load 4 pisa"]);
    setLoad(table, "load 3 venezia");
    expect(consider).toHaveBeenLastCalledWith("buy", ["load 3 venezia"]);
    const naming = asked(DRAW, { consider });
    setPrice(naming, 35);
    expect(consider).toHaveBeenLastCalledWith("stop", ["price 35"]);
  });

  it("is chosen at once where the lot is loaded now", () => {
    const choose = vi.fn();
    setLoad(asked([single("load 4 pisa"), single("throw")], { choose }), "load 4 pisa");
    expect(choose).toHaveBeenCalledWith("load 4 pisa");
  });

  it("is forgotten with the lot, and a price is never taken over from another", () => {
    plan.follow("m medici", 20, ["dye-0"]);
    plan.price = 55;
    plan.load = "load 4 pisa";
    plan.isKept = true;
    plan.follow("m medici", 21, ["dye-0"]);
    expect([plan.price, plan.load, plan.isKept]).toEqual([55, "load 4 pisa", true]);
    plan.follow("m medici", 22, ["fur-1"]);
    expect([plan.price, plan.load, plan.isKept]).toEqual([null, null, false]);
  });
});

describe("whoever has named a price", () => {
  it("is known while the other house weighs it", () => {
    const view = sampleView({ price: 30 });
    const waiting = asked([], { canAnswer: false }, view);
    waiting.briefing.question!.seat = "strozzi";
    expect(hasNamed(waiting)).toBe(true);
    expect(hasNamed(asked(BUY, {}, view))).toBe(false);
  });
});

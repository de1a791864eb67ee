import { describe, expect, it } from "vitest";
import type { RangeAnswer } from "../contract";
import { legal, legalLoads, legalPrices, narrow, parse } from "./answers";
import { byShip, gainOf, nextWay, waysAhead } from "./loading";
import { sampleView, single } from "./sample";
import type { Outlook } from "./types";

const range: RangeAnswer = { kind: "range", pattern: "price {number}", from: 0, to: 400, first_index: 14, rule: "M3.1" };

describe("answers", () => {
  it("are taken apart", () => {
    expect(parse("load 4 pisa")).toEqual({ verb: "load", ship: 4, harbor: "pisa" });
    expect(parse("price 26")).toEqual({ verb: "price", coins: 26 });
    expect(parse("throw")).toEqual({ verb: "throw" });
    for (const text of [null, "", "load 4", "price x", "sing"]) expect(parse(text)).toBeNull();
  });

  it("are found among the legal ones", () => {
    const answers = [single("load 4 pisa"), single("load 5 venezia"), single("throw")];
    expect(legalLoads(answers).map((load) => load.text)).toEqual(["load 4 pisa", "load 5 venezia"]);
    expect(legal(answers, "throw")).toBe("throw");
    expect(legal(answers, "draw")).toBeNull();
    expect(legalPrices(answers)).toBeNull();
    expect(legalPrices([range])).toBe(range);
  });

  it("are narrowed by ship, by harbor, or by both, in any order", () => {
    const loads = legalLoads([single("load 3 pisa"), single("load 3 genova"), single("load 5 genova")]);
    expect(narrow(loads, 3, null)).toHaveLength(2);
    expect(narrow(loads, null, "genova")).toHaveLength(2);
    expect(narrow(loads, 5, "genova")).toHaveLength(1);
    expect(narrow(loads, 5, "pisa")).toHaveLength(0);
  });
});

describe("ways to load", () => {
  const end = (medici: number, strozzi: number) => ({
    pays: [
      { harbors: medici, tracks: 0 },
      { harbors: strozzi, tracks: 0 },
    ],
    markers: {},
  });
  const outlook: Outlook = {
    now: end(20, 20),
    loads: [[{ ship: 4, harbor: "pisa", sums: [10, 1], end: end(40, 10) }], []],
  };

  it("come from the server, with what they gain", () => {
    expect(waysAhead(outlook, "medici")).toEqual([{ text: "load 4 pisa", ship: 4, harbor: "pisa" }]);
    expect(waysAhead(outlook, "strozzi")).toEqual([]);
    expect(waysAhead(null, "medici")).toEqual([]);
    expect(gainOf(outlook, 0, outlook.loads[0]![0]!)).toBe(30);
    expect(gainOf(outlook, 1, outlook.loads[0]![0]!)).toBe(-30);
  });

  it("are laid out ship by ship, with the sums there", () => {
    const ships = byShip(sampleView(), outlook, "medici", waysAhead(outlook, "medici"));
    expect(ships.map((one) => one.ship.spaces)).toEqual([3, 4, 5]);
    expect(ships[1]!.ways).toEqual([{ text: "load 4 pisa", harbor: "pisa", sums: { own: 10, other: 1 }, gain: 30 }]);
    expect(ships[0]!.ways).toEqual([]);
  });

  it("of one ship follow one another, from the best one on", () => {
    const ways = ["pisa", "genova", "venezia"].map((harbor, index) => ({ text: `load 3 ${harbor}`, harbor, sums: null, gain: [0, 20, 10][index]! }));
    expect(nextWay(ways, null)?.harbor).toBe("genova");
    expect(nextWay(ways, "load 3 genova")?.harbor).toBe("venezia");
    expect(nextWay(ways, "load 3 venezia")?.harbor).toBe("pisa");
    expect(nextWay([], null)).toBeNull();
  });
});

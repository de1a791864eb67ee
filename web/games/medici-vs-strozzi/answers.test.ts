import { describe, expect, it } from "vitest";
import type { RangeAnswer } from "../contract";
import { legal, legalLoads, legalPrices, narrow, parse, priceText, quickPrices } from "./answers";
import { byHarbor, gainOf, waysAhead } from "./loading";
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
    expect(priceText(range, 30)).toBe("price 30");
  });

  it("are narrowed by ship, by harbor, or by both, in any order", () => {
    const loads = legalLoads([single("load 3 pisa"), single("load 3 genova"), single("load 5 genova")]);
    expect(narrow(loads, 3, null)).toHaveLength(2);
    expect(narrow(loads, null, "genova")).toHaveLength(2);
    expect(narrow(loads, 5, "genova")).toHaveLength(1);
    expect(narrow(loads, 5, "pisa")).toHaveLength(0);
  });

  it("offer quick prices within the range only", () => {
    expect(quickPrices(range)).toEqual([0, 5, 10, 15, 20, 30, 40]);
    expect(quickPrices({ ...range, to: 12 })).toEqual([0, 5, 10]);
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

  it("are laid out harbor by harbor, with the reason where there is none", () => {
    const cards = byHarbor(sampleView(), outlook, "medici", waysAhead(outlook, "medici"));
    expect(cards.map((card) => card.harbor)).toEqual(["pisa", "genova", "venezia"]);
    expect(cards[0]).toMatchObject({ own: 6, other: 1, ways: [{ text: "load 4 pisa", gain: 30 }], full: null });
    expect(byHarbor(sampleView(), null, "medici", [])[0]?.full).toMatchObject({ spaces: 4 });
  });
});

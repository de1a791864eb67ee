import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Briefing } from "../contract";
import { has, setLanguage, t } from "../../shell/language.svelte";
import { tell } from "./events";
import { sampleTable, sampleView, single, withOutlook } from "./sample";
import type { MediciFact } from "./types";
import { ask, consequence, figure, goodLetter, label, quit, signed, tileList, where } from "./words";

const engine = (file: string): string => readFileSync(new URL(`../../../src/fiorino/games/medici_vs_strozzi/${file}`, import.meta.url), "utf8");
const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** Every verb of notation.py. */
const VERBS = [
  ...[...engine("notation.py").matchAll(/\([A-Z]+, "(\w+)"\)/g)].map((found) => found[1]!),
  ...[...engine("notation.py").matchAll(/answers\.append\(\(\w+, f"(\w+) /g)].map((found) => found[1]!),
];
const QUESTIONS = [...engine("rules/drawing.py").concat(engine("rules/loading.py"), engine("rules/sale.py")).matchAll(/^class (\w+)\(Step/gm)]
  .map((found) => kebab(found[1]!))
  .filter((name) => name !== "draw-tile"); // chance draws, nobody is asked

const errors = vi.spyOn(console, "error");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockClear();
});

/** Every event with its facts; the compiler sees that none is missing. */
const FACTS: { [Name in MediciFact["event"]]: Omit<Extract<MediciFact, { event: Name }>, "event" | "rule"> } = {
  "round-began": { round: 2, starter: "strozzi" },
  "tile-drawn": { seat: "medici", kind: "spice-4" },
  "price-named": { seat: "medici", coins: 26, lot: ["spice-4", "dye-0"] },
  "lot-bought": { buyer: "strozzi", coins: 22 },
  "lot-returned": { buyer: "medici", coins: 26 },
  "lot-loaded": { seat: "medici", ship: 2, harbor: "venezia", lot: ["spice-4"] },
  "lot-thrown": { seat: "medici", lot: ["cloth-0", "cloth-3"] },
  "lot-forced": { seat: "strozzi", lot: ["cloth-4"] },
  "lot-unsold": { seat: "strozzi", lot: ["cloth-4"] },
  "fleet-full": { seat: "medici" },
  "bag-empty": {},
  "harbor-scored": { harbor: "pisa", sums: [7, 12], winner: "strozzi", coins: 20 },
  "marker-moved": { track: "genova fur", before: 0, after: -1 },
  "monopoly-paid": { track: "genova fur", seat: "strozzi", coins: 10 },
  "match-ended": { scores: [303, 286], winners: ["medici"] },
};

describe("the log", () => {
  it.each(Object.entries(FACTS))("has words for %s", (event, facts) => {
    const line = tell({ event, rule: "M1.1", ...facts }, sampleTable());
    expect(line?.text).toMatch(/\.$/);
    expect(line?.text).not.toMatch(/[{}]|medici-|undefined|NaN|\$/);
    expect(line?.places.length).toBeGreaterThan(0);
  });

  it("says you to the reader and a name to others", () => {
    expect(tell({ event: "tile-drawn", rule: "", ...FACTS["tile-drawn"] }, sampleTable())?.text).toBe("You draw spice 4.");
    const other = tell({ event: "lot-bought", rule: "", buyer: "strozzi", coins: 22 }, sampleTable());
    expect(other).toMatchObject({ text: "Filippo buys for 22.", seat: "strozzi", sound: "bought" });
  });

  it("tells a tie and a shared win", () => {
    const tie = tell({ event: "harbor-scored", rule: "", harbor: "pisa", sums: [7, 7], winner: null, coins: 0 }, sampleTable());
    expect(tie?.text).toBe("Pisa, 7 : 7: nobody is paid.");
    expect(tie?.sound).toBeUndefined();
    const shared = tell({ event: "match-ended", rule: "", scores: [300, 300], winners: ["medici", "strozzi"] }, sampleTable());
    expect(shared?.text).toContain("Both win");
  });

  it("names the ship by its spaces", () => {
    const line = tell({ event: "lot-loaded", rule: "", ...FACTS["lot-loaded"] }, sampleTable());
    expect(line?.text).toBe("You load spice 4 on your 5-space ship in Venezia.");
    expect(line?.places).toEqual(["ship-medici-5"]);
  });

  it("says nothing of an event it does not know", () => {
    expect(tell({ event: "comet-seen", rule: "" }, sampleTable())).toBeNull();
  });
});

describe("answers", () => {
  it("know every verb of the notation", () => {
    expect([...VERBS].sort()).toEqual(["buy", "draw", "load", "price", "refuse", "stop", "throw"]);
    for (const verb of VERBS) expect(has(`medici-answer-${verb}`), verb).toBe(true);
  });

  it.each(["draw", "stop", "buy", "refuse", "throw", "load 4 pisa", "price 26"])("have a label for %s", (text) => {
    const words = label(text, sampleTable(sampleView({ price: 15 })));
    expect(words.text).not.toMatch(/[{}]|medici-/);
    expect(`${words.act} ${words.detail}`).not.toMatch(/[{}]|medici-|NaN/);
    expect(words.places.length).toBeGreaterThan(0);
  });

  it("name the deed and its sum on the button that sends it", () => {
    expect(label("stop", sampleTable(sampleView(), [], "stop", { following: ["price 30"] })).act).toBe("Name 30");
    expect(label("buy", sampleTable(sampleView({ price: 22 }))).text).toBe("Buy for 22");
    expect(label("load 4 pisa", sampleTable()).act).toBe("Load Pisa");
  });

  it("that end or decline have a slot of their own", () => {
    expect(quit(sampleTable(sampleView(), [single("draw"), single("stop")]))).toBe("draw");
    expect(quit(sampleTable(sampleView(), [single("buy"), single("refuse")]))).toBe("refuse");
    expect(quit(sampleTable(sampleView(), [single("load 4 pisa"), single("throw")]))).toBeNull();
  });

  it("say what a harbor would stand at", () => {
    expect(label("load 4 pisa", sampleTable())).toMatchObject({ text: "Pisa, ship of 4", detail: "6 + 4 = 10 against 1", places: ["ship-medici-4", "berth-medici-pisa"] });
  });
});

describe("a lot that is left", () => {
  const line = (me: string | null, buyer: "medici" | "strozzi") => tell({ event: "lot-returned", rule: "M3.3", buyer, coins: 26 }, { ...sampleTable(), me } as ReturnType<typeof sampleTable>);

  it("is the deed of whoever leaves it, and told to them as theirs", () => {
    expect(line("medici", "medici")).toMatchObject({ seat: "strozzi", text: "Filippo leaves it: you must buy for 26." });
    expect(line("strozzi", "medici")).toMatchObject({ seat: "strozzi", text: "You leave it: Lucia must buy for 26." });
    expect(line(null, "strozzi")).toMatchObject({ seat: "medici", text: "Lucia leaves it: Filippo must buy for 26." });
  });

  it("would go to the ships of whoever named the price, also while the other one thinks", () => {
    const table = sampleTable(sampleView({ question: "take-or-leave", price: 15 }));
    const waiting = { ...table, canAnswer: false, briefing: { ...table.briefing, question: { ...table.briefing.question!, seat: "strozzi" } } } as typeof table;
    expect(label("load 4 pisa", waiting).places).toEqual(["ship-medici-4", "berth-medici-pisa"]);
  });

  it("leaves a true minus in the log and in what a round's end would pay", () => {
    expect(tell({ event: "match-ended", rule: "M7.1", scores: [-66, 224], winners: ["strozzi"] }, sampleTable())?.text).toContain("−66");
  });
});

describe("questions", () => {
  it("are all known, for the one who is asked and for others", () => {
    expect([...QUESTIONS].sort()).toEqual(["draw-or-stop", "load-lot", "name-price", "take-or-leave"]);
    for (const question of QUESTIONS) {
      const table = sampleTable(sampleView({ question, price: 15 }));
      expect(ask(table)).not.toMatch(/[{}]|medici-/);
      const others = { ...table, me: "strozzi" } as typeof table;
      expect(ask(others)).toContain("Lucia");
    }
  });
});

describe("consequences", () => {
  const previewed = (purses: Record<string, number[]>, events: unknown[] = []) =>
    ({ kind: "previewed", id: "", match: "m", version: 20, events, purses }) as const;

  const words = (answers: Briefing["answers"], draft: string, following: string[] = [], change = {}) => {
    const table = withOutlook(sampleTable(sampleView(change), answers, draft, { following }));
    return consequence({ ...previewed({}), events: [] }, table).split("\n");
  };
  const range: Briefing["answers"][number] = { kind: "range", pattern: "price {number}", from: 0, to: 400, first_index: 14, rule: "M3.1" };

  it("of a price tell what both would have, if they buy and if they leave it", () => {
    const told = ["If they buy at 30: 313 : 245 with this round", "If they leave it: 303 : 255, you load Pisa"];
    expect(words([range], "price 30")).toEqual(told);
    expect(words([single("draw"), single("stop")], "stop", ["price 30"])).toEqual(told);
  });

  it("of an offer tell what both would have, if you buy and if you do not", () => {
    expect(words([single("buy"), single("refuse")], "buy", ["load 4 pisa"], { price: 22 })).toEqual([
      "If you buy: 311 : 255 with this round, 271 left",
      "If you leave it: 313 : 253, Filippo pays 22",
    ]);
  });

  it("of a load tell the sums and the round", () => {
    expect(words([single("load 4 pisa"), single("throw")], "load 4 pisa")).toEqual(["6 + 4 = 10 against 1", "With this round 333 : 255"]);
    expect(words([single("load 4 pisa"), single("throw")], "throw")).toEqual(["out until the next round", "With this round 313 : 265"]);
  });

  it("tell that the round ends", () => {
    const preview = previewed({ medici: [293, 313], strozzi: [245, 265] }, [{ event: "harbor-scored", rule: "M6.1" }]);
    const text = consequence({ ...preview, events: [...preview.events] }, sampleTable(sampleView(), [], "load 4 pisa"));
    expect(text).toBe("This ends the round. Coins: you 293 → 313 and Filippo 245 → 265.");
  });
});

describe("small words", () => {
  it("list tiles and show figures", () => {
    expect(tileList(["dye-4", "fur-0", "gold-5"])).toBe("dye 4, fur 0 and gold 5");
    expect([signed(20), signed(0), signed(-5), figure(-31)]).toEqual(["+20", "0", "−5", "−31"]);
    expect(where(sampleTable())).toBe("round 2 of 3");
    expect(t("medici-count", { round: 2 })).toBe("Round 2 is over: the count");
  });

  it("give each good a letter of its own", () => {
    const letters = ["dye", "fur", "spice", "cloth", "gold"].map(goodLetter);
    expect(new Set(letters).size).toBe(5);
  });

  it("borrow nothing for goods of another box", () => {
    expect(goodLetter("silk")).toBe("S");
  });
});

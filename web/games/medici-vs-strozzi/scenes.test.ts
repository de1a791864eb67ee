import { beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../shell/language.svelte";
import type { Step } from "../../types/messages";
import type { Scene } from "../contract";
import { counted, countOf } from "./count.svelte";
import { sampleTable, sampleView } from "./sample";
import { lotOnStage, moment, scenes } from "./scenes";
import type { MediciFact } from "./types";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

function step(seat: string, ...events: MediciFact[]): Step {
  return { version: 21, seat, what: "answer", answer: null, rule: null, at: 1, events };
}

const END: MediciFact[] = [
  { event: "lot-loaded", rule: "", seat: "strozzi", ship: 1, harbor: "genova", lot: ["dye-0", "spice-4"] },
  { event: "harbor-scored", rule: "", harbor: "pisa", sums: [6, 1], winner: "medici", coins: 20 },
  { event: "harbor-scored", rule: "", harbor: "genova", sums: [0, 4], winner: "strozzi", coins: 20 },
  { event: "harbor-scored", rule: "", harbor: "venezia", sums: [0, 0], winner: null, coins: 0 },
  { event: "marker-moved", rule: "", track: "genova spice", before: 0, after: -1 },
  { event: "monopoly-paid", rule: "", track: "genova spice", seat: "strozzi", coins: 10 },
];

describe("the scenes of a step", () => {
  it("begin with the word that was given, before anything moves", () => {
    const [first, second] = scenes(step("strozzi", { event: "lot-returned", rule: "", buyer: "medici", coins: 15 }), sampleTable());
    expect(first).toEqual({ seat: "strozzi", stamp: "Filippo leaves it. You pay 15.", lasts: 0, holds: true });
    expect(second).toMatchObject({ seat: "strozzi", lasts: 300 });
    const [bought] = scenes(step("strozzi", { event: "lot-bought", rule: "", buyer: "strozzi", coins: 22 }), sampleTable());
    expect(bought?.stamp).toBe("Filippo buys for 22.");
  });

  it("press no stamp for the reader's own deeds", () => {
    const own = scenes(step("medici", { event: "lot-bought", rule: "", buyer: "medici", coins: 15 }), sampleTable());
    expect(own.every((scene) => scene.stamp === undefined)).toBe(true);
  });

  it("give each tile its time", () => {
    const loaded = scenes(step("strozzi", { event: "lot-loaded", rule: "", seat: "strozzi", ship: 1, harbor: "genova", lot: ["dye-0", "spice-4", "fur-1"] }), sampleTable());
    expect(loaded).toMatchObject([{ lasts: 780, summary: "Filippo loads dye 0, spice 4 and fur 1 on the 4-space ship in Genova." }]);
  });

  it("end a round with a count that waits, while the board still shows the old one", () => {
    const found = scenes(step("strozzi", ...END), sampleTable());
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ seat: null, holds: true, waits: true });
  });
});

describe("the lot in the question's place", () => {
  const after = sampleView({ lot: ["spice-4"] });
  const loads = step("strozzi", { event: "lot-loaded", rule: "", seat: "strozzi", ship: 1, harbor: "genova", lot: ["dye-0", "fur-1"] }, { event: "tile-drawn", rule: "", seat: "strozzi", kind: "spice-4" });

  it("is the one that is being loaded, until the scene is over", () => {
    const [scene] = scenes(loads, sampleTable(after));
    expect(lotOnStage(sampleTable(after, [], null, { scene: scene!, news: [loads] }))).toEqual(["dye-0", "fur-1"]);
    expect(lotOnStage(sampleTable(after, [], null, { news: [loads] }))).toEqual(["spice-4"]);
  });
});

describe("the moment of a count", () => {
  function counting(events: MediciFact[]) {
    const goOn = vi.fn();
    const scene = scenes(step("strozzi", ...events), sampleTable()).at(-1) as Scene;
    const table = sampleTable(sampleView({ lot: ["dye-0", "spice-4"] }), [], null, { scene, goOn, canAnswer: false });
    return { table, goOn };
  }

  it("goes line by line, and the coins with it", () => {
    const { table } = counting(END);
    expect(moment(table)).toMatchObject({ sentence: "Round 2 is over: the count", act: { text: "Next line" }, quit: { text: "Count all" } });
    expect(counted(table)!.view.ships[1]![1]).toMatchObject({ harbor: "genova", tiles: ["dye-0", "spice-4"] });
    moment(table)!.act.does();
    expect(counted(table)!.line).toMatchObject({ kind: "harbor", harbor: "pisa" });
    expect(counted(table)!.view.money).toEqual([313, 245]);
    moment(table)!.act.does();
    expect(counted(table)!.view.money).toEqual([313, 265]);
  });

  it("is over when all is counted, and only then goes on", () => {
    const { table, goOn } = counting(END);
    moment(table)!.quit!.does();
    expect(counted(table)!.view.money).toEqual([313, 275]);
    const over = moment(table)!;
    expect(over).toMatchObject({ sentence: "Round 2 is over", act: { text: "Continue" } });
    expect(over.quit).toBeUndefined();
    expect(goOn).not.toHaveBeenCalled();
    over.act.does();
    expect(goOn).toHaveBeenCalledOnce();
  });

  it("leads to the result after the last round", () => {
    const { table } = counting([...END, { event: "match-ended", rule: "", scores: [313, 275], winners: ["medici"] }]);
    moment(table)!.quit!.does();
    expect(moment(table)!.act.text).toBe("The result");
  });

  it("is none in any other scene", () => {
    expect(moment(sampleTable())).toBeNull();
    expect(counted(sampleTable(sampleView(), [], null, { scene: { seat: "strozzi", lasts: 300 } }))).toBeNull();
  });

  it("keeps a marker that did not move where it stood", () => {
    const before = sampleView();
    before.harbors[0]!.tracks[0]!.marker = 3;
    const count = countOf(step("strozzi", ...END, { event: "monopoly-paid", rule: "", track: "pisa dye", seat: "medici", coins: 20 }), before);
    expect(count.round.lines.find((line) => line.kind === "track" && line.good === "dye")).toMatchObject({ before: 3, after: 3, coins: 20 });
  });
});

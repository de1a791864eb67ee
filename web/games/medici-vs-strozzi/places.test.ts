import { beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../shell/language.svelte";
import type { RangeAnswer } from "../contract";
import { askingOf } from "./asking";
import { dropPress, neighbour, placesOf, type Manner, type Picked, type Place } from "./places";
import { sampleTable, sampleView, single, withOutlook } from "./sample";
import type { MediciTable } from "./types";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

const none = { ship: null, harbor: null, load: null };

function placed(table: MediciTable, picked: Partial<Picked> = {}, manner: Partial<Manner> = {}): Place[] {
  return placesOf(table, table.view, { ...none, ...picked }, { asking: askingOf(table), isOpen: true, isCompact: false, below: "medici", ...manner });
}
const LOADS = ["load 3 genova", "load 3 venezia", "load 4 pisa", "load 5 genova", "load 5 venezia", "throw"].map(single);
const lit = (places: Place[]): string[] => places.filter((place) => place.isLit).map((place) => place.id).sort();

describe("places", () => {
  it("light what is legal and nothing else", () => {
    const table = sampleTable(sampleView(), LOADS);
    expect(lit(placed(table))).toEqual([
      "berth-medici-genova",
      "berth-medici-venezia",
      "ship-medici-3",
      "ship-medici-4",
      "ship-medici-5",
      "thrown",
    ]);
    expect(lit(placed(table, {}, { isOpen: false }))).toEqual([]);
  });

  it("choose at once where there is one way, and ask on where there are more", () => {
    const table = sampleTable(sampleView(), LOADS);
    const places = placed(table);
    const press = (id: string) => places.find((place) => place.id === id)?.press;
    expect(press("ship-medici-4")).toEqual({ kind: "load", text: "load 4 pisa" });
    expect(press("ship-medici-3")).toEqual({ kind: "ship", spaces: 3 });
    expect(press("berth-medici-genova")).toEqual({ kind: "harbor", harbor: "genova" });
    expect(press("ship-strozzi-3")).toEqual({ kind: "rule", rule: "M4.1" });
  });

  it("narrow after a ship is picked", () => {
    const table = sampleTable(sampleView(), LOADS);
    const places = placed(table, { ship: 3 });
    expect(places.find((place) => place.id === "berth-medici-venezia")?.press).toEqual({ kind: "load", text: "load 3 venezia" });
  });

  it("mark the draft", () => {
    const table = sampleTable(sampleView(), LOADS, "load 4 pisa");
    const drafted = placed(table).filter((place) => place.isDrafted);
    expect(drafted.map((place) => place.id)).toEqual(["ship-medici-4"]);
  });

  it("offer bag, sign, lot and purse for the other questions", () => {
    const range: RangeAnswer = { kind: "range", pattern: "price {number}", from: 0, to: 400, first_index: 14, rule: "M3.1" };
    const at = (...answers: Parameters<typeof sampleTable>[1][]) => {
      const table = sampleTable(sampleView({ price: 12 }), answers.flat() as never);
      return lit(placed(table));
    };
    expect(at([single("draw"), single("stop")])).toEqual(["bag", "lot", "price"]);
    expect(at([single("buy"), single("refuse")])).toEqual(["lot", "purse-strozzi"]);
    expect(at([range])).toEqual(["price"]);
  });

  it("light the ships for a load that lies ahead, and mark the one that is meant", () => {
    const table = withOutlook(sampleTable(sampleView({ price: 12 }), [single("buy"), single("refuse")]));
    const places = placed(table, { load: "load 4 pisa" });
    expect(lit(places)).toEqual(["berth-medici-genova", "berth-medici-venezia", "lot", "purse-strozzi", "ship-medici-3", "ship-medici-4", "ship-medici-5", "thrown"]);
    expect(places.filter((place) => place.isDrafted).map((place) => place.id)).toEqual(["ship-medici-4"]);
  });

  it("lie below for whoever looks", () => {
    const table = sampleTable(sampleView(), LOADS);
    const height = (below: "medici" | "strozzi", id: string) => placed(table, {}, { below }).find((place) => place.id === id)!.middle.y;
    expect(height("medici", "ship-medici-4")).toBeGreaterThan(height("medici", "ship-strozzi-4"));
    expect(height("strozzi", "ship-medici-4")).toBeLessThan(height("strozzi", "ship-strozzi-4"));
    expect(height("strozzi", "purse-strozzi")).toBe(height("medici", "purse-medici"));
  });

  it("have a name and an id of their own", () => {
    const table = sampleTable(sampleView(), LOADS);
    const places = placed(table);
    expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
    for (const place of places) expect(place.name).toMatch(/\w{3}/);
    expect(places.find((place) => place.id === "thrown")?.name).toContain("Throw it away");
  });

  it("stay on the sea where only the sea is shown", () => {
    const table = sampleTable(sampleView(), LOADS);
    const places = placed(table, {}, { isCompact: true });
    expect(places.some((place) => place.id === "bag")).toBe(false);
    expect(lit(places)).toContain("ship-medici-4");
  });
});

describe("keys", () => {
  it("reach every place from every other", () => {
    const table = sampleTable(sampleView(), LOADS);
    const places = placed(table);
    const seen = new Set([places[0]!.id]);
    const queue = [places[0]!];
    while (queue.length > 0) {
      const from = queue.pop()!;
      for (const direction of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = neighbour(places, from, direction);
        if (!seen.has(next.id)) {
          seen.add(next.id);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(places.length);
  });
});

describe("a lot that is dropped", () => {
  it("goes to the ship, the quay or the sea that lies nearest, or back", () => {
    const table = sampleTable(sampleView(), LOADS);
    const places = placed(table);
    const ship = places.find((place) => place.id === "ship-medici-4")!;
    expect(dropPress(places, ship.middle)).toEqual({ kind: "load", text: "load 4 pisa" });
    expect(dropPress(places, { x: 1467, y: 790 })).toEqual({ kind: "load", text: "throw" });
    expect(dropPress(places, { x: 1467, y: 450 })).toBeNull();
  });
});

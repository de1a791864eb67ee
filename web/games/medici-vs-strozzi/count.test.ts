import { describe, expect, it } from "vitest";
import { endsRound, paidBy, roundCounts, viewAfter, viewAtCount } from "./count";
import { sampleView } from "./sample";
import type { MediciFact } from "./types";

const ROUND: MediciFact[] = [
  { event: "lot-bought", rule: "", buyer: "medici", coins: 15 },
  { event: "lot-loaded", rule: "", seat: "medici", ship: 1, harbor: "pisa", lot: ["dye-0", "spice-4"] },
  { event: "fleet-full", rule: "", seat: "medici" },
  { event: "harbor-scored", rule: "", harbor: "pisa", sums: [10, 1], winner: "medici", coins: 20 },
  { event: "harbor-scored", rule: "", harbor: "genova", sums: [0, 0], winner: null, coins: 0 },
  { event: "harbor-scored", rule: "", harbor: "venezia", sums: [0, 0], winner: null, coins: 0 },
  { event: "marker-moved", rule: "", track: "pisa dye", before: 0, after: 2 },
  { event: "monopoly-paid", rule: "", track: "pisa dye", seat: "medici", coins: 10 },
  { event: "monopoly-paid", rule: "", track: "genova fur", seat: "strozzi", coins: 30 },
];

describe("the count of a round", () => {
  const [round] = roundCounts([...ROUND, { event: "round-began", rule: "", round: 3, starter: "strozzi" }], sampleView().harbors, 2);

  it("has a line for each harbor and each track, in the order of the board", () => {
    expect(round?.round).toBe(2);
    expect(round?.lines).toHaveLength(3 + 8);
    expect(round?.lines.map((line) => line.harbor).slice(0, 6)).toEqual(["pisa", "genova", "venezia", "pisa", "pisa", "pisa"]);
    expect(round?.fullFleet).toBe("medici");
    expect(round?.paid).toEqual([15, 0]);
  });

  it("joins the move of a marker and its pay", () => {
    expect(round?.lines[3]).toMatchObject({ good: "dye", before: 0, after: 2, seat: "medici", coins: 10 });
    expect(round?.lines[4]).toMatchObject({ good: "spice", before: 0, after: 0, seat: null, coins: 0 });
    expect(round?.lines[6]).toMatchObject({ good: "fur", before: null, after: null, seat: "strozzi", coins: 30 });
  });

  it("adds up what each house was paid", () => {
    expect(paidBy(round!.lines, "harbor", "medici")).toBe(20);
    expect(paidBy(round!.lines, "track", "strozzi")).toBe(30);
  });

  it("is known by its facts", () => {
    expect(endsRound(ROUND)).toBe(true);
    expect(endsRound(ROUND.slice(0, 3))).toBe(false);
    expect(roundCounts(ROUND.slice(0, 3), sampleView().harbors)).toEqual([]);
  });
});

describe("the table while it is counted", () => {
  const start = viewAtCount(sampleView(), ROUND);

  it("shows the last lot loaded, before anybody is paid", () => {
    expect(start.ships[0]?.[1]?.tiles).toEqual(["cloth-4", "dye-2", "dye-0", "spice-4"]);
    expect(start.money).toEqual([278, 245]);
    expect(start.lot).toEqual([]);
    expect(start.harbors[0]?.sums).toEqual([10, 1]);
  });

  it("changes line by line and leaves what came before untouched", () => {
    const { lines } = roundCounts(ROUND, start.harbors, 2)[0]!;
    expect(viewAfter(start, lines.slice(0, 1)).money).toEqual([298, 245]);
    const end = viewAfter(start, lines);
    expect(end.money).toEqual([308, 275]);
    expect(end.harbors[0]?.tracks[0]?.marker).toBe(2);
    expect(start.harbors[0]?.tracks[0]?.marker).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { berthRect, columns, downwards, fleetPoints, pursePoint, quayX, rulerX, RULER, QUAY, sideOf, spaceHeight, spaceY, sumPoint, thrownPoint } from "./geometry";
import type { ShipView } from "./types";

const harbors = ["pisa", "genova", "venezia"];
const fleet = (...where: (string | null)[]): ShipView[] =>
  where.map((harbor, index) => ({ spaces: index + 3, harbor, tiles: harbor === null ? [] : ["dye-1"] }));

describe("the columns of a fleet", () => {
  it("lie in order at anchor", () => {
    expect(columns(fleet(null, null, null), harbors)).toEqual([0, 1, 2]);
  });

  it("change places when a ship docks where another lies at anchor", () => {
    expect(columns(fleet("venezia", null, null), harbors)).toEqual([2, 1, 0]);
    expect(columns(fleet(null, "pisa", null), harbors)).toEqual([1, 0, 2]);
    expect(columns(fleet(null, "genova", null), harbors)).toEqual([0, 1, 2]);
  });

  it("never put two ships into one column", () => {
    const all = [null, ...harbors];
    for (const a of all)
      for (const b of all)
        for (const c of all) {
          const taken = [a, b, c].filter((harbor) => harbor !== null);
          if (new Set(taken).size < taken.length) continue;
          const found = columns(fleet(a, b, c), harbors);
          expect([...found].sort()).toEqual([0, 1, 2]);
          [a, b, c].forEach((harbor, ship) => {
            if (harbor !== null) expect(found[ship]).toBe(harbors.indexOf(harbor));
          });
        }
  });

  it("keep every ship over its quay", () => {
    fleetPoints("below", fleet("venezia", "pisa", null), harbors).forEach((point, index) => {
      const column = [2, 0, 1][index] ?? 0;
      expect(point.x).toBeGreaterThan(quayX(column));
      expect(point.x + (index + 3) * 54).toBeLessThan(quayX(column) + QUAY.width);
    });
  });
});

describe("the table is turned", () => {
  it("so that whoever looks has their ships, purse, sums and ends of the rulers below", () => {
    for (const me of ["medici", "strozzi"] as const) {
      const other = me === "medici" ? "strozzi" : "medici";
      const [mine, theirs] = [sideOf(me, me), sideOf(other, me)];
      expect(fleetPoints(mine, fleet("pisa", null, null), harbors)[0]!.y).toBeGreaterThan(QUAY.bottom);
      expect(fleetPoints(theirs, fleet("pisa", null, null), harbors)[0]!.y).toBeLessThan(QUAY.top);
      expect(pursePoint(mine).y).toBeGreaterThan(pursePoint(theirs).y);
      expect(sumPoint(mine, 0, 3).y).toBeGreaterThan(sumPoint(theirs, 0, 3).y);
      expect(berthRect(mine, 0).y).toBeGreaterThan(berthRect(theirs, 0).y);
      const marker = me === "medici" ? 2 : -2; // towards them
      expect(spaceY(downwards(marker, me), 4)).toBeGreaterThan(spaceY(0, 4));
    }
  });
});

describe("rulers", () => {
  it("stand at the right of their scene, side by side", () => {
    for (const tracks of [2, 3]) {
      for (let track = 1; track < tracks; track++) {
        expect(rulerX(1, track, tracks) - rulerX(1, track - 1, tracks)).toBe(RULER.width + RULER.gap);
      }
      expect(rulerX(1, tracks - 1, tracks) + RULER.width).toBeLessThan(quayX(1) + QUAY.width);
    }
  });

  it("hold the spaces of any track", () => {
    for (const side of [1, 4, 12]) {
      expect(spaceY(-side, side)).toBe(RULER.margin);
      expect(spaceY(side, side) + spaceHeight(side)).toBeCloseTo(RULER.height - RULER.margin);
      expect(spaceY(0, side) + spaceHeight(side) / 2).toBeCloseTo(RULER.height / 2);
    }
  });
});

describe("tiles thrown away", () => {
  it("stay inside their frame, however many there are", () => {
    for (const count of [1, 4, 9, 20]) {
      for (let index = 0; index < count; index++) {
        const place = thrownPoint(index, count);
        expect(place.x).toBeGreaterThanOrEqual(1364);
        expect(place.x + place.size).toBeLessThanOrEqual(1574);
        expect(place.y + place.size).toBeLessThanOrEqual(866);
      }
    }
  });
});

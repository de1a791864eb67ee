import { describe, expect, it } from "vitest";
import { pieces, travels } from "./motion";
import { sampleView } from "./sample";

const TIMES = { step: 260, walk: 420, reveal: 700 };

describe("what travels", () => {
  it("is nothing between equal states", () => {
    expect(travels(sampleView(), sampleView(), 4, "medici", TIMES)).toEqual([]);
  });

  it("is a tile from the bag when one is drawn", () => {
    const before = sampleView({ lot: ["dye-0"], bag: { "spice-4": 1, "gold-5": 1 } });
    const after = sampleView({ lot: ["dye-0", "spice-4"], bag: { "gold-5": 1 } });
    const [drawn, ...more] = travels(before, after, 4, "medici", TIMES);
    expect(more).toEqual([]);
    expect(drawn).toMatchObject({ piece: pieces.lot(1), isLifted: true });
    expect(drawn!.dx).toBeLessThan(-1000);
  });

  it("is a tile from the bag even if the new lot looks like the old one", () => {
    const before = sampleView({ lot: ["dye-4"], bag: { "dye-4": 1 }, thrown: [] });
    const after = sampleView({ lot: ["dye-4"], bag: {}, thrown: ["dye-4"] });
    expect(travels(before, after, 4, "medici", TIMES).map((travel) => travel.piece)).toEqual([pieces.thrown(0), pieces.lot(0)]);
  });

  it("is first the ship that docks and the one that gives way, then the tiles, one after the other", () => {
    const before = sampleView();
    const after = structuredClone(before);
    after.ships[0]![2] = { spaces: 5, harbor: "genova", tiles: ["dye-0", "spice-4"] };
    after.lot = [];
    const found = travels(before, after, 4, "medici", TIMES);
    expect(found.map((travel) => travel.piece)).toEqual([pieces.ship(0, 0), pieces.ship(0, 2), pieces.hold(0, 2, 0), pieces.hold(0, 2, 1)]);
    expect(found[2]!.delay).toBeGreaterThanOrEqual(TIMES.reveal);
    expect(found[3]!.delay).toBeGreaterThan(found[2]!.delay);
  });

  it("is a marker along its ruler", () => {
    const before = sampleView();
    const after = structuredClone(before);
    after.harbors[0]!.tracks[0]!.marker = 2;
    const [slide] = travels(before, after, 4, "medici", TIMES);
    expect(slide).toMatchObject({ piece: pieces.marker("pisa", "dye"), dx: 0, isLifted: false });
    expect(slide!.dy).toBeLessThan(0);
    expect(slide!.duration).toBe(140);
    const [turned] = travels(before, after, 4, "strozzi", TIMES);
    expect(turned!.dy).toBe(-slide!.dy);
  });

  it("never takes longer than three seconds", () => {
    const before = sampleView({ round: 1 });
    const after = sampleView({ lot: ["dye-0", "dye-1", "dye-2"], thrown: Array.from({ length: 18 }, () => "fur-0") });
    const last = travels(before, after, 4, "medici", { step: 500, walk: 900, reveal: 900 });
    expect(Math.round(Math.max(...last.map((travel) => travel.delay + travel.duration)))).toBeLessThanOrEqual(3000);
  });
});

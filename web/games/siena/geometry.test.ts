import { describe, expect, it } from "vitest";
import type { Detail } from "../contract";
import { AREAS, FIELDS, HEIGHT, PLACES, GRADES, PLAQUES, TRACK, WIDTH, WINDOWS, areaOf, columnsAt, discAt, florinCell, frameBox, frameSquare, group, inward, ladderRow, middle, plaque, towerLevel, trackWay } from "./geometry";
import { ghosts, inTheWorld, isPayment, onTheLadder, onTheTrack } from "./pieces";
import { sample } from "./sample";
import { wrapped } from "./cards/wrapping";
import { fitting, inLines, squeezed } from "./board/drawing";
import { GOODS } from "./view";

const apart = (one: { x: number; y: number }, other: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y);

describe("the Florins track", () => {
  it("runs clockwise from the top left, space by space", () => {
    expect(florinCell(0)).toMatchObject({ x: 8, y: 8 });
    expect(middle(florinCell(32)).x).toBeCloseTo(WIDTH - 32);
    expect(middle(florinCell(50))).toEqual({ x: WIDTH - 32, y: 868.25 });
    expect(middle(florinCell(82)).x).toBe(32);
    for (let value = 0; value < TRACK; value++) {
      const step = apart(middle(florinCell(value)), middle(florinCell(value + 1)));
      expect(step).toBeGreaterThan(46);
      expect(step).toBeLessThan(49);
    }
  });

  it("begins anew at 100", () => {
    expect(florinCell(137)).toEqual(florinCell(37));
  });

  it("fans discs on one amount out towards the painting, each in sight", () => {
    for (const value of [0, 28, 41, 50, 65, 90]) {
      const discs = [0, 1, 2, 3, 4].map((height) => discAt(value, height, 5));
      discs.slice(1).forEach((disc, number) => expect(apart(disc, discs[number]!)).toBeGreaterThan(13));
      for (const disc of discs) {
        expect(disc.x).toBeGreaterThan(15);
        expect(disc.y).toBeGreaterThan(15);
        expect(disc.x).toBeLessThan(WIDTH - 15);
        expect(disc.y).toBeLessThan(HEIGHT - 15);
      }
    }
    expect(inward(41)).toEqual({ x: -1, y: 0 });
  });

  it("leads over its corners, in both directions", () => {
    expect(trackWay(28, 30)).toEqual([middle(florinCell(28))]);
    expect(trackWay(28, 40)).toEqual([middle(florinCell(28)), middle(florinCell(32))]);
    expect(trackWay(52, 30)).toEqual([middle(florinCell(52)), middle(florinCell(50)), middle(florinCell(32))]);
    expect(trackWay(95, 104)).toEqual([middle(florinCell(95)), middle(florinCell(0))]);
  });
});

describe("groups", () => {
  it("keep five Bankers and Calandrino apart in one District", () => {
    for (const place of Object.keys(PLACES)) {
      const points = group(PLACES[place]!, 6, columnsAt(place));
      for (const [number, point] of points.entries()) for (const other of points.slice(number + 1)) expect(apart(point, other)).toBeGreaterThan(29);
    }
  });

  it("stand in rows of three, the last one in the middle", () => {
    expect(group({ x: 0, y: 0 }, 1)).toEqual([{ x: 0, y: 0 }]);
    expect(group({ x: 0, y: 0 }, 4).at(-1)).toEqual({ x: 0, y: 0 });
  });

  it("stand inside their part of the painting", () => {
    for (const [place, at] of Object.entries(PLACES)) {
      const area = AREAS[place]!;
      expect(at.x, place).toBeGreaterThan(area.x);
      expect(at.x, place).toBeLessThan(area.x + area.width);
      expect(at.y, place).toBeGreaterThan(area.y);
      expect(at.y, place).toBeLessThan(area.y + area.height);
    }
  });
});

const DETAILS: Detail[] = ["near", "desk", "lap", "phone"];
/** Pixels for each unit of the board, at least, for a detail; a phone shows the town across 360 pixels. */
const SCALES: Record<Detail, number> = { near: 0.8, desk: 0.62, lap: 0.53, phone: 360 / 868 };

describe("plates, frames and levels", () => {
  it.each(DETAILS)("have words of at least 12 pixels at the detail “%s”", (detail) => {
    expect(GRADES[detail].text * SCALES[detail]).toBeGreaterThanOrEqual(12);
  });

  it.each(DETAILS)("do not lie on each other at the detail “%s”", (detail) => {
    const boxes = [...Object.keys(PLAQUES).map((place) => plaque(place, detail)), ...GOODS.map((good) => frameBox(good, detail))];
    for (const [number, one] of boxes.entries()) {
      for (const other of boxes.slice(number + 1)) {
        const clear = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(clear, `${number}`).toBe(true);
      }
      expect(one.x + one.width).toBeLessThan(1543);
    }
  });

  it("hold two lines of their letters", () => {
    for (const detail of DETAILS) expect(GRADES[detail].plate).toBeGreaterThan(2 * GRADES[detail].text);
  });

  it("stand inside the window of a phone that shows their half", () => {
    for (const place of Object.keys(PLAQUES)) {
      const box = plaque(place, "phone");
      expect(box.x).toBeGreaterThanOrEqual(WINDOWS[0]!.x);
      expect(box.x + box.width).toBeLessThanOrEqual(WINDOWS[0]!.x + WINDOWS[0]!.width);
    }
    for (const good of GOODS) {
      const box = frameBox(good, "phone");
      expect(box.x).toBeGreaterThanOrEqual(WINDOWS[1]!.x);
      expect(box.x + box.width).toBeLessThanOrEqual(WINDOWS[1]!.x + WINDOWS[1]!.width);
    }
  });

  it("lie in the area that is pressed for their place, on a phone too", () => {
    for (const place of Object.keys(PLAQUES)) {
      const [area, box] = [areaOf(place, "phone"), plaque(place, "phone")];
      expect(box.y, place).toBeGreaterThanOrEqual(area.y);
      expect(box.y + box.height, place).toBeLessThanOrEqual(area.y + area.height);
    }
  });

  it("hold as many workers as the box says", () => {
    for (const [good, size] of [["spices", 8], ["corn", 3], ["cloth", 12]] as const) {
      const box = frameBox(good, "lap");
      const last = frameSquare(good, size - 1, size, "lap");
      expect(last.x + last.width).toBeLessThan(box.x + box.width);
      expect(last.y + last.height).toBeLessThan(box.y + box.height);
    }
    expect(Object.keys(FIELDS).sort()).toEqual([...GOODS].sort());
  });

  it("rise from the ground and from the poorest", () => {
    expect(towerLevel(2).y).toBeLessThan(towerLevel(1).y);
    expect(ladderRow(1, 5).y).toBeLessThan(ladderRow(0, 5).y);
  });
});

describe("pieces", () => {
  it("of all seats are in the world, on the track and on the ladder", () => {
    const table = sample("crowd");
    expect(inTheWorld(table)).toHaveLength(6);
    expect(onTheTrack(table)).toHaveLength(5);
    expect(onTheLadder(table)).toHaveLength(5);
  });

  it("walk place by place as the news tell", () => {
    const table = sample("begged", true);
    const beggar = inTheWorld(table).find((one) => one.id === "calandrino")!;
    const moved = table.news.flatMap((step) => step.events as { event: string }[]).filter((fact) => fact.event === "calandrino-moved").length;
    expect(beggar.way).toHaveLength(moved - 1);
  });

  it("run along the track by what they earned or paid", () => {
    const table = sample("fato-won", true);
    const asked = onTheTrack(table).find((one) => one.id === `disc-${table.me}`)!;
    expect(asked.way.length).toBeGreaterThan(0);
    expect(isPayment("card-taken")).toBe(true);
    expect(isPayment("unit-sold")).toBe(false);
  });

  it("are drawn where the draft would put them", () => {
    const table = sample("crowd");
    expect(ghosts(table)).toEqual([]);
    table.draft = "step";
    table.preview = table.previews["step"]!;
    const [ghost] = ghosts(table);
    expect(ghost?.at).toEqual(PLACES["palazzo-tolomei"]);
  });
});

describe("letters", () => {
  it("break names and texts evenly", () => {
    expect(inLines("Palazzo Pubblico")).toEqual(["Palazzo", "Pubblico"]);
    expect(inLines("Via delle Cerchia")).toEqual(["Via delle", "Cerchia"]);
    expect(inLines("Duomo")).toEqual(["Duomo"]);
    expect(wrapped("Sell two of each good this turn instead of one.", 27).every((line) => line.length <= 27)).toBe(true);
  });

  it("grow smaller where a name is long, never larger", () => {
    expect(fitting("Inn", 100, 22)).toBe(22);
    expect(fitting("Kezdeményezés", 90, 22)).toBeLessThan(22);
  });

  it("of the board grow narrower instead", () => {
    expect(squeezed("Inn", 100, 22)).toBe(1);
    expect(squeezed("Kezdeményezés", 90, 22)).toBeLessThan(1);
  });
});

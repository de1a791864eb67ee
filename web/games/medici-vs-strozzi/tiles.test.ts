import { describe, expect, it } from "vitest";
import { bagCount, leftInBag, meanValue, shapeOf, tileOf, trayRows, valueOf } from "./tiles";
import { PARTS } from "./sample";

const bag = { "dye-3": 1, "dye-4": 2, "gold-5": 1 };

describe("odds", () => {
  it("are shares of what is left", () => {
    const rows = leftInBag(bag, PARTS.goods);
    expect(rows.map((row) => row.share)).toEqual([0.75, 0, 0, 0, 0.25]);
    expect(rows[0]?.values).toEqual([3, 4, 4]);
    expect(bagCount(bag)).toBe(4);
    expect(meanValue(bag)).toBe(4);
  });

  it("are nothing for an empty bag", () => {
    expect(leftInBag({}, PARTS.goods).every((row) => row.share === 0)).toBe(true);
    expect(meanValue({})).toBe(0);
  });
});

describe("tiles", () => {
  it("are read from their names", () => {
    expect(tileOf("dye-4")).toEqual({ good: "dye", value: 4 });
    expect(valueOf(["dye-4", "gold-5", "fur-0"])).toBe(9);
  });

  it("of another box borrow the drawings in their order", () => {
    expect(shapeOf("silk", ["dye", "silk", "salt", "wool", "gold"])).toBe("fur");
    expect(shapeOf("gold", PARTS.goods)).toBe("gold");
  });

  it("grow pale in the tray one by one, each with an id of its own", () => {
    const rows = trayRows(PARTS.tiles, bag, PARTS.goods);
    const dye = rows[0]!;
    expect(dye.map((tile) => tile.id)).toEqual(["left-dye-0", "left-dye-1", "left-dye-2", "left-dye-3", "left-dye-4", "left-dye-4b"]);
    expect(dye.filter((tile) => tile.isLeft).map((tile) => tile.name)).toEqual(["dye-3", "dye-4", "dye-4"]);
    const one = trayRows({ "dye-4": 2 }, { "dye-4": 1 }, ["dye"])[0]!;
    expect(one.map((tile) => tile.isLeft)).toEqual([false, true]);
  });
});

// Where things are on the board, in units of its drawing (1600 × 900). The town and the fields are where the painting has them.
import type { BoardWindow, Detail } from "../contract";
import type { Good, Road } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const WIDTH = 1600;
export const HEIGHT = 900;

/** What a board of this detail draws larger, so that every word has at least 12 pixels. */
export interface Grade {
  /** Size of letters. */
  text: number;
  /** Height of a name plate with two lines. */
  plate: number;
  /** Scale of pieces and of cubes in the fields. */
  piece: number;
  cube: number;
}

export const GRADES: Record<Detail, Grade> = {
  near: { text: 18, plate: 43, piece: 1, cube: 1.25 },
  desk: { text: 19.8, plate: 47, piece: 1.08, cube: 1.3 },
  lap: { text: 22.8, plate: 53, piece: 1.16, cube: 1.4 },
  phone: { text: 29.8, plate: 66, piece: 1.75, cube: 1.75 },
};

/** The two halves that a phone shows, down to the lower edge of the painting. */
export const WINDOWS: BoardWindow[] = [
  { name: "town", x: 57, y: 56, width: 868, height: 790 },
  { name: "country", x: 925, y: 56, width: 618, height: 790 },
];

// The Florins track: 100 spaces, 0 at the top left, clockwise.
const CELL = { width: 48, height: 46.5 };
const MARGIN = 8;
const TOP = 32;
const RIGHT = 50;
const BOTTOM = 82;
export const TRACK = 100;

export function florinCell(value: number): Box {
  const at = ((value % TRACK) + TRACK) % TRACK;
  return { ...corner(at), ...CELL };
}

function corner(at: number): Point {
  if (at <= TOP) return { x: MARGIN + at * CELL.width, y: MARGIN };
  if (at <= RIGHT) return { x: MARGIN + TOP * CELL.width, y: MARGIN + (at - TOP) * CELL.height };
  if (at <= BOTTOM) return { x: MARGIN + (BOTTOM - at) * CELL.width, y: MARGIN + (RIGHT - TOP) * CELL.height };
  return { x: MARGIN, y: MARGIN + (TRACK - at) * CELL.height };
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Which way the painting lies from a space: several discs are fanned out towards it. */
export function inward(value: number): Point {
  const at = ((value % TRACK) + TRACK) % TRACK;
  const x = at >= TOP && at <= RIGHT ? -1 : at === 0 || at >= BOTTOM ? 1 : 0;
  const y = at <= TOP ? 1 : at >= RIGHT && at <= BOTTOM ? -1 : 0;
  return x !== 0 && y !== 0 ? { x: x * 0.7, y: y * 0.7 } : { x, y };
}

/** Where a disc lies that is `height` discs up in a stack of `size`: each covers a part of the one it lies on. */
export function discAt(money: number, height: number, size: number): Point {
  const step = (size > 3 ? 14 : 17) * height;
  const { x, y } = middle(florinCell(money));
  const way = inward(money);
  return { x: x + way.x * step, y: y + way.y * step };
}

/** The way of a disc along the track, space by space; past 99 it begins anew. A long way is told by its corners. */
export function trackWay(before: number, after: number): Point[] {
  const corners = [0, TOP, RIGHT, BOTTOM];
  const step = after > before ? 1 : -1;
  const way: Point[] = [];
  for (let at = before; at !== after; at += step) {
    const isCorner = corners.includes(((at % TRACK) + TRACK) % TRACK);
    if (at === before || isCorner) way.push(middle(florinCell(at)));
  }
  return way;
}

// The town, the Inn and the Wall: where a group of pieces stands.
export const PLACES: Record<string, Point> = {
  "banchi-di-sotto": { x: 782, y: 762 },
  "piazza-salimbeni": { x: 632, y: 764 },
  "via-dei-servi": { x: 478, y: 764 },
  "via-delle-cerchia": { x: 318, y: 764 },
  "palazzo-tolomei": { x: 152, y: 764 },
  duomo: { x: 148, y: 396 },
  "palazzo-pubblico": { x: 314, y: 416 },
  "piazza-del-campo": { x: 482, y: 408 },
  "torre-del-mangia": { x: 634, y: 420 },
  "banchi-di-sopra": { x: 776, y: 416 },
  inn: { x: 330, y: 584 },
  wall: { x: 888, y: 706 },
};

/** The parts of the painting that belong to a place, with its name plate; they are lit and pressed. */
export const AREAS: Record<string, Box> = {
  duomo: { x: 62, y: 58, width: 146, height: 358 },
  "palazzo-pubblico": { x: 212, y: 58, width: 168, height: 392 },
  "piazza-del-campo": { x: 384, y: 58, width: 168, height: 392 },
  "torre-del-mangia": { x: 556, y: 58, width: 148, height: 392 },
  "banchi-di-sopra": { x: 708, y: 58, width: 152, height: 392 },
  "banchi-di-sotto": { x: 710, y: 560, width: 144, height: 282 },
  "piazza-salimbeni": { x: 552, y: 560, width: 154, height: 282 },
  "via-dei-servi": { x: 396, y: 560, width: 152, height: 282 },
  "via-delle-cerchia": { x: 232, y: 634, width: 160, height: 208 },
  "palazzo-tolomei": { x: 62, y: 612, width: 166, height: 230 },
  inn: { x: 190, y: 462, width: 232, height: 168 },
  wall: { x: 856, y: 560, width: 66, height: 282 },
  corn: { x: 1120, y: 650, width: 176, height: 192 },
  wine: { x: 928, y: 650, width: 188, height: 192 },
  oil: { x: 950, y: 276, width: 218, height: 172 },
  cloth: { x: 1300, y: 660, width: 238, height: 182 },
  spices: { x: 1176, y: 290, width: 196, height: 134 },
};

/** Where the name of a place stands on a phone, below its pieces: the area reaches down to it, and the Inn begins there. */
const LOW_NAMES = 516;

/** The area of a place at a detail: on a phone it holds the name that stands near the pieces. */
export function areaOf(place: string, detail: Detail): Box {
  const area = AREAS[place]!;
  if (detail !== "phone") return area;
  if (place === "inn") return { ...area, y: LOW_NAMES + 4, height: area.y + area.height - LOW_NAMES - 4 };
  if (place === "oil" || place === "spices") return frameBox(place, detail);
  return PLAQUES[place]?.row === "top" ? { ...area, height: LOW_NAMES - area.y } : area;
}

interface Plaque {
  x: number;
  width: number;
  /** Whether it hangs above the painting or stands below it. */
  row: "top" | "bottom";
}

const UPPER = 61;
const LOWER = 841;

/** Name plates of the Districts. */
export const PLAQUES: Record<string, Plaque> = {
  duomo: { x: 64, width: 142, row: "top" },
  "palazzo-pubblico": { x: 214, width: 164, row: "top" },
  "piazza-del-campo": { x: 386, width: 164, row: "top" },
  "torre-del-mangia": { x: 558, width: 144, row: "top" },
  "banchi-di-sopra": { x: 710, width: 148, row: "top" },
  "palazzo-tolomei": { x: 64, width: 162, row: "bottom" },
  "via-delle-cerchia": { x: 234, width: 156, row: "bottom" },
  "via-dei-servi": { x: 398, width: 148, row: "bottom" },
  "piazza-salimbeni": { x: 554, width: 150, row: "bottom" },
  "banchi-di-sotto": { x: 712, width: 142, row: "bottom" },
};

/** The plate of a District at a detail: at the edge of the painting, or beside the pieces on a phone. */
export function plaque(place: string, detail: Detail): Box {
  const { x, width, row } = PLAQUES[place]!;
  const height = GRADES[detail].plate;
  if (detail === "phone" && row === "top") return { x, width, y: LOW_NAMES - height, height };
  return { x, width, y: row === "top" ? UPPER : LOWER - height, height };
}

// Worker frames: a name and a price over a row of squares; on a phone a counter.
const FRAMES: Record<Good, { x: number; width: number; row: "top" | "bottom" }> = {
  oil: { x: 926, width: 222, row: "top" },
  spices: { x: 1170, width: 284, row: "top" },
  wine: { x: 926, width: 202, row: "bottom" },
  corn: { x: 1132, width: 152, row: "bottom" },
  cloth: { x: 1288, width: 252, row: "bottom" },
};
const COUNTERS: Record<Good, Point> = {
  oil: { x: 931, y: 438 },
  spices: { x: 931, y: 512 },
  wine: { x: 931, y: 774 },
  corn: { x: 1141, y: 774 },
  cloth: { x: 1347, y: 774 },
};
const COUNTER = { width: 192, height: 68 };
const WIDEST_SQUARE = 27;

function pitch(good: Good, size: number): number {
  return Math.min(WIDEST_SQUARE, (FRAMES[good].width - 14) / size);
}

/** The plate of a good. */
export function frameBox(good: Good, detail: Detail): Box {
  if (detail === "phone") return { ...COUNTERS[good], ...COUNTER };
  const { x, width, row } = FRAMES[good];
  const height = GRADES[detail].text + WIDEST_SQUARE + 11;
  return { x, width, y: row === "top" ? UPPER : LOWER - height, height };
}

/** The square of the worker with this number, from 0, in a frame for so many. */
export function frameSquare(good: Good, number: number, size: number, detail: Detail): Box {
  const box = frameBox(good, detail);
  const apart = pitch(good, size);
  return { x: box.x + 8 + number * apart, y: box.y + box.height - apart - 4, width: apart - 2.5, height: apart - 2.5 };
}

/** Where units lie that are ready. */
export const FIELDS: Record<Good, Point> = {
  corn: { x: 1228, y: 738 },
  wine: { x: 1030, y: 738 },
  oil: { x: 1072, y: 396 },
  cloth: { x: 1436, y: 746 },
  spices: { x: 1288, y: 366 },
};

// The roads. Way-points are on the painted roads; a traveller on space 0 has not set out.
export const ROAD_SPACES: Record<Road, Point[]> = {
  firenze: [
    { x: 1331, y: 444 },
    { x: 1404, y: 378 },
    { x: 1424, y: 298 },
  ],
  arezzo: [
    { x: 1350, y: 546 },
    { x: 1448, y: 562 },
  ],
};
export const ROAD_NAMES: Record<Road, Point> = { firenze: { x: 1466, y: 262 }, arezzo: { x: 1482, y: 632 } };
export const MERCHANTS: Point = { x: 1222, y: 508 };
export const PEASANTS: Point = { x: 1160, y: 600 };
/** Where they wait on a phone, where counters take their room. */
export const MERCHANTS_NEAR: Point = { x: 1252, y: 512 };
export const PEASANTS_NEAR: Point = { x: 1096, y: 626 };
const GATE: Point = { x: 905, y: 590 };
const HILL: Point = { x: 1110, y: 528 };

// The Tower.
const TOWER = { x: 606, width: 54, base: 384, step: 31 };

export function towerLevel(level: number): Box {
  return { x: TOWER.x, y: TOWER.base - level * TOWER.step, width: TOWER.width, height: TOWER.step };
}

// The Initiative track.
const LADDER = { x: 66, y: 420, title: 27, step: 30, width: 116 };

export function ladder(rows: number): Box {
  return { x: LADDER.x, y: LADDER.y, width: LADDER.width, height: LADDER.title + rows * LADDER.step + 9 };
}

export function ladderRow(row: number, rows: number): Box {
  return { x: LADDER.x + 7, y: LADDER.y + LADDER.title + (rows - 1 - row) * LADDER.step, width: LADDER.width - 14, height: LADDER.step - 3 };
}

/** Where each of several pieces stands around a point: rows of three, the last row in front. */
export function group(centre: Point, size: number, columns = 3, apart = 36): Point[] {
  const rows = Math.ceil(size / columns);
  return Array.from({ length: size }, (_, number) => {
    const row = Math.floor(number / columns);
    const inRow = row < rows - 1 ? columns : size - columns * (rows - 1);
    return {
      x: centre.x + ((number % columns) - (inRow - 1) / 2) * apart,
      y: centre.y + (row - (rows - 1)) * apart * 0.86,
    };
  });
}

/** Columns of a group: the Wall is narrow, and the Peasants of a phone stand in a row. */
export function columnsAt(place: string, detail: Detail = "desk"): number {
  if (place === "peasants" && detail === "phone") return 5;
  return place === "wall" ? 2 : 3;
}

/** The way a piece walks from a spot to another one in the country and through the gate. */
export function countryWay(from: string, to: string): Point[] {
  const start = SPOTS[from];
  const goal = SPOTS[to];
  if (start === undefined || goal === undefined) return [];
  if (from === "peasants" && to === "merchants") return [start, HILL];
  if (to === "wall") return [start, HILL, GATE];
  return [start];
}

const SPOTS: Record<string, Point> = { peasants: PEASANTS, merchants: MERCHANTS, wall: PLACES.wall! };

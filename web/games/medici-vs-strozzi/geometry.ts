// Where everything lies on the table: 1600 × 900 units. The painting (art/painting.svg) is drawn to the same numbers.
import type { House } from "./houses";
import type { ShipView } from "./types";

export const WIDTH = 1600;
export const HEIGHT = 900;
/** The part that a phone shows: the sea with its quays; lot and price are then in the question, purses in the seats. */
export const SEA = { x: 240, y: 16, width: 1120, height: 868 };

/** Whoever looks sits below: their ships, purse and sums lie there, and their ends of the rulers. */
export type Side = "above" | "below";

export function sideOf(house: House, below: House): Side {
  return house === below ? "below" : "above";
}

/** How far a marker stands towards the house that sits below; the view counts towards the Medici. */
export function downwards(marker: number, below: House): number {
  return below === "medici" ? marker : -marker;
}

export const QUAY = { top: 238, bottom: 662, width: 352, ledge: 24 };
const QUAY_X = [252, 624, 996];
const PAINT_TOP = 262;
export const RULER = { width: 52, gap: 9, height: 372, margin: 6 };
export const SLOT = 54;
export const TILE_IN_HOLD = 48;
export const TILE_IN_LOT = 74;
const DOCK_Y: Record<Side, number> = { below: 759, above: 157 };
const AT_ANCHOR: Record<Side, number> = { below: 30, above: -30 };
const LOT_PLACES = [
  { x: 1380, y: 404 },
  { x: 1470, y: 404 },
  { x: 1425, y: 512 },
];
export const BAG_MOUTH = { x: 133, y: 262 };
export const SIGN = { x: 1467, y: 328 };
const PURSE = { x: 30, below: 686, above: 34 };

export interface Point {
  x: number;
  y: number;
}

export function quayX(harbor: number): number {
  return QUAY_X[harbor] ?? 0;
}

/** The left edge of each ruler of a harbor; rulers stand at the right of its scene. */
export function rulerX(harbor: number, track: number, tracks: number): number {
  const first = quayX(harbor) + QUAY.width - 10 - tracks * RULER.width - (tracks - 1) * RULER.gap;
  return first + track * (RULER.width + RULER.gap);
}

export const RULER_TOP = PAINT_TOP + 2;

/** The height of one space; a box may have longer tracks than ours. */
export function spaceHeight(reach: number): number {
  return (RULER.height - 2 * RULER.margin) / (2 * reach + 1);
}

/** The upper edge of the space so far from the middle of its ruler, downwards. */
export function spaceY(down: number, reach: number): number {
  return RULER.margin + (reach + down) * spaceHeight(reach);
}

/** The middle of the part of a scene that its rulers leave open: name and sums stand there. */
export function sceneMiddle(harbor: number, tracks: number): number {
  return (quayX(harbor) + rulerX(harbor, 0, tracks)) / 2;
}

/**
 * The column of each ship of a fleet. Ships lie at anchor in their order; one that docks where another lies
 * at anchor changes columns with it. The order of docking makes no difference.
 */
export function columns(ships: readonly ShipView[], harbors: readonly string[]): number[] {
  const column = ships.map((_, ship) => ship);
  ships.forEach((ship, index) => {
    if (ship.harbor === null) return;
    const wanted = harbors.indexOf(ship.harbor);
    const there = column.indexOf(wanted);
    const left = column[index] ?? index;
    if (there >= 0 && there !== index) column[there] = left;
    column[index] = wanted;
  });
  return column;
}

/** The upper left corner of a ship's first space. */
export function shipPoint(side: Side, spaces: number, column: number, isDocked: boolean): Point {
  return {
    x: quayX(column) + QUAY.width / 2 - (spaces * SLOT) / 2,
    y: DOCK_Y[side] + (isDocked ? 0 : AT_ANCHOR[side]),
  };
}

export function fleetPoints(side: Side, ships: readonly ShipView[], harbors: readonly string[]): Point[] {
  const column = columns(ships, harbors);
  return ships.map((ship, index) => shipPoint(side, ship.spaces, column[index] ?? index, ship.harbor !== null));
}

/** What is framed while a harbor or a track is counted. */
export function countedRect(harbor: number, track: number | null, tracks: number): Rect {
  if (track === null) return { x: quayX(harbor) - 4, y: QUAY.top - 8, width: QUAY.width + 8, height: QUAY.bottom - QUAY.top + 16 };
  return { x: rulerX(harbor, track, tracks) - 5, y: RULER_TOP - 5, width: RULER.width + 10, height: RULER.height + 10 };
}

/** A tile's corner in a hold, from the ship's corner. */
export function holdPoint(slot: number): Point {
  return { x: slot * SLOT + 3, y: 2.5 };
}

/** A tile's corner on the cloth. */
export function lotPoint(slot: number): Point {
  const place = LOT_PLACES[slot] ?? LOT_PLACES[2]!;
  return { x: place.x + 5, y: place.y + 4 };
}

export function lotPlace(slot: number): Point {
  return LOT_PLACES[slot] ?? LOT_PLACES[2]!;
}

/** Tiles thrown away float in one row or two, and lie closer the more there are. */
export function thrownPoint(index: number, count: number): Point & { size: number } {
  const rows = count > 5 ? 2 : 1;
  const perRow = Math.max(4, Math.ceil(count / rows));
  const step = Math.min(44, 176 / perRow);
  const y = (rows === 1 ? 778 : 744) + Math.floor(index / perRow) * 50 + ((index * 7) % 3) * 4;
  return { x: 1382 + (index % perRow) * step, y, size: Math.min(40, step + 8) };
}

export function pursePoint(side: Side): Point {
  return { x: PURSE.x, y: PURSE[side] };
}

export function sumPoint(side: Side, harbor: number, tracks: number): Point {
  return { x: sceneMiddle(harbor, tracks), y: side === "above" ? QUAY.top + 14 : QUAY.bottom - 10 };
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** The strip of water at the quay where a ship of that side docks. */
export function berthRect(side: Side, harbor: number): Rect {
  const y = side === "above" ? QUAY.top - 35 : QUAY.bottom + 5;
  return { x: quayX(harbor) + 22, y, width: QUAY.width - 44, height: 31 };
}

/** Where a press means that harbor: the berth and the edge of its quay; where fingers are large, its scene as well. */
export function berthTarget(side: Side, harbor: number, tracks: number, isCompact: boolean): Rect {
  const berth = berthRect(side, harbor);
  const isAbove = side === "above";
  if (!isCompact) {
    const more = QUAY.ledge + 8;
    return { ...berth, y: isAbove ? berth.y : berth.y - more, height: berth.height + more };
  }
  const x = quayX(harbor) + 3;
  return { x, y: isAbove ? berth.y : QUAY.bottom - 110, width: rulerX(harbor, 0, tracks) - x - 4, height: 146 };
}

/** The outline of a ship of so many spaces, from the corner of its first space. */
export function hullPath(spaces: number): string {
  const length = spaces * SLOT;
  const stern = -38;
  const bow = length + 38;
  return (
    `M${stern} -30L${stern + 4} -38L-4 -30L-3 -6H${length + 3}L${length + 8} -24L${bow - 2} -40L${bow + 4} -34` +
    `C${bow - 2} 14 ${bow - 18} 52 ${length - 8} 74H8C-22 70 -34 26 ${stern} -30Z`
  );
}

/** Both ropes from a docked ship to the bollards of its quay. */
export function ropePath(side: Side, spaces: number): string {
  const length = spaces * SLOT;
  const half = QUAY.width / 2 - 14;
  const [left, right] = [length / 2 - half, length / 2 + half];
  const quay = side === "above" ? 93 : -109;
  const [x1, y1, x2, y2] = side === "above" ? [-32, 6, length + 34, 4] : [-34, -34, length + 38, -36];
  return (
    `M${x1} ${y1}Q${(x1 + left) / 2 - 8} ${(y1 + quay) / 2 + 14} ${left} ${quay}` +
    `M${x2} ${y2}Q${(x2 + right) / 2 + 8} ${(y2 + quay) / 2 + 14} ${right} ${quay}`
  );
}

/** Where the emblem of a house sits on the sail. */
export function emblemPoint(spaces: number): Point {
  const length = spaces * SLOT;
  if (spaces <= 3) return { x: length * 0.46 + 14, y: -38 };
  return { x: length * (spaces === 4 ? 0.47 : 0.38), y: -52 };
}

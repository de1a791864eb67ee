// Tiles by name ("dye-4"), what is left of them, and the odds that follow.
export interface Tile {
  good: string;
  value: number;
}

export function tileOf(name: string): Tile {
  const cut = name.lastIndexOf("-");
  return { good: name.slice(0, cut), value: Number(name.slice(cut + 1)) };
}

/** Drawings exist for the goods of our box; goods of another box borrow them in their order. */
export const SHAPES = ["dye", "fur", "spice", "cloth", "gold"] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(good: string, goods: readonly string[]): Shape {
  const own = SHAPES.find((shape) => shape === good);
  return own ?? SHAPES[Math.max(0, goods.indexOf(good))] ?? "dye";
}

export interface Left {
  good: string;
  /** The values that are still in the bag, low to high, one entry for each tile. */
  values: number[];
  /** Share of the bag: the chance that the next tile is of this good. */
  share: number;
}

/** What is left in the bag, good by good in the order of the box. */
export function leftInBag(bag: Record<string, number>, goods: readonly string[]): Left[] {
  const total = bagCount(bag);
  return goods.map((good) => {
    const values = Object.entries(bag)
      .filter(([name]) => tileOf(name).good === good)
      .flatMap(([name, count]) => Array.from({ length: count }, () => tileOf(name).value))
      .sort((one, other) => one - other);
    return { good, values, share: total === 0 ? 0 : values.length / total };
  });
}

export function bagCount(bag: Record<string, number>): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0);
}

/** A mean over the tiles that may come next, for "on average 2.3". */
export function meanValue(bag: Record<string, number>): number {
  const total = bagCount(bag);
  if (total === 0) return 0;
  return Object.entries(bag).reduce((sum, [name, count]) => sum + tileOf(name).value * count, 0) / total;
}

export interface Tray {
  name: string;
  /** "left-dye-4b" is the second tile of its kind. */
  id: string;
  isLeft: boolean;
}

/** Every tile of the box, good by good, and whether it is still to come. */
export function trayRows(box: Record<string, number>, bag: Record<string, number>, goods: readonly string[]): Tray[][] {
  return goods.map((good) =>
    Object.entries(box)
      .filter(([name]) => tileOf(name).good === good)
      .flatMap(([name, count]) =>
        Array.from({ length: count }, (_, copy) => ({
          name,
          id: `left-${name}${copy === 0 ? "" : "bcdefghij".charAt(copy - 1)}`,
          isLeft: count - copy <= (bag[name] ?? 0),
        })),
      ),
  );
}

export function valueOf(tiles: readonly string[]): number {
  return tiles.reduce((sum, name) => sum + tileOf(name).value, 0);
}

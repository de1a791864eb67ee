// What travels between two states of the table. Everything is drawn where it lies already; a travel says where it comes from.
import { BAG_MOUTH, downwards, fleetPoints, holdPoint, lotPoint, sideOf, spaceY, thrownPoint, TILE_IN_HOLD, TILE_IN_LOT, type Point } from "./geometry";
import { bagCount } from "./tiles";
import { houseOf, type House } from "./houses";
import type { View } from "./types";

export interface Times {
  step: number;
  walk: number;
  reveal: number;
}

export interface Travel {
  /** The `data-piece` of what moves. */
  piece: string;
  dx: number;
  dy: number;
  /** Its size at the start, as a share of its size at the end. */
  scale: number;
  delay: number;
  duration: number;
  /** Tiles are lifted on their way; ships and markers glide. */
  isLifted: boolean;
}

/** So long may all travel after one message take; more is played faster. */
const LONGEST = 3000;
/** A marker slides so long for each space. */
const MARKER = 70;

export const pieces = {
  lot: (slot: number): string => `lot-${slot}`,
  hold: (house: number, ship: number, slot: number): string => `hold-${house}-${ship}-${slot}`,
  thrown: (index: number): string => `thrown-${index}`,
  ship: (house: number, ship: number): string => `ship-${house}-${ship}`,
  marker: (harbor: string, good: string): string => `marker-${harbor}-${good}`,
};

/** One thing after the other: ships dock, tiles are loaded or thrown, markers slide, tiles are drawn. */
export function travels(before: View, after: View, reach: number, below: House, times: Times): Travel[] {
  const found: Travel[] = [];
  let clock = 0;
  const add = (piece: string, from: Point, to: Point, scale: number, duration: number, isLifted: boolean): void => {
    found.push({ piece, dx: from.x - to.x, dy: from.y - to.y, scale, delay: clock, duration, isLifted });
  };
  const pass = (duration: number): void => {
    clock += duration;
  };
  if (addShips(before, after, below, times, add)) pass(times.reveal);
  const landed = addLanding(before, after, below, times, add, pass);
  if (landed) pass(times.walk);
  if (addMarkers(before, after, reach, below, times, add)) pass(times.walk);
  addDrawn(before, after, times, add, pass);
  return quickened(found);
}

type Add = (piece: string, from: Point, to: Point, scale: number, duration: number, isLifted: boolean) => void;
type After = (duration: number) => void;

function addShips(before: View, after: View, below: House, times: Times, add: Add): boolean {
  const harbors = after.harbors.map((harbor) => harbor.name);
  let moved = false;
  after.ships.forEach((ships, house) => {
    const from = fleetPoints(sideOf(houseOf(house), below), before.ships[house] ?? [], harbors);
    const to = fleetPoints(sideOf(houseOf(house), below), ships, harbors);
    to.forEach((point, ship) => {
      const start = from[ship];
      if (start === undefined || (start.x === point.x && start.y === point.y)) return;
      add(pieces.ship(house, ship), start, point, 1, times.reveal, false);
      moved = true;
    });
  });
  return moved;
}

/** Tiles that left the lot for a hold or for the sea. */
function addLanding(before: View, after: View, below: House, times: Times, add: Add, then: After): boolean {
  let landed = 0;
  const harbors = after.harbors.map((harbor) => harbor.name);
  after.ships.forEach((ships, house) => {
    const corners = fleetPoints(sideOf(houseOf(house), below), ships, harbors);
    ships.forEach((ship, index) => {
      const old = before.ships[house]?.[index]?.tiles.length ?? 0;
      const corner = corners[index] ?? { x: 0, y: 0 };
      for (let slot = old; slot < ship.tiles.length; slot++) {
        const place = holdPoint(slot);
        const to = { x: corner.x + place.x, y: corner.y + place.y };
        if (landed > 0) then(times.step);
        add(pieces.hold(house, index, slot), lotPoint(slot - old), to, TILE_IN_LOT / TILE_IN_HOLD, times.step, true);
        landed++;
      }
    });
  });
  for (let index = before.thrown.length; index < after.thrown.length; index++) {
    const to = thrownPoint(index, after.thrown.length);
    if (landed > 0) then(times.step);
    add(pieces.thrown(index), lotPoint(index - before.thrown.length), to, TILE_IN_LOT / to.size, times.step, true);
    landed++;
  }
  return landed > 0;
}

function addMarkers(before: View, after: View, reach: number, below: House, times: Times, add: Add): boolean {
  let moved = false;
  for (const harbor of after.harbors) {
    for (const track of harbor.tracks) {
      const old = before.harbors.find((one) => one.name === harbor.name)?.tracks.find((one) => one.good === track.good);
      if (old === undefined || old.marker === track.marker) continue;
      const [from, to] = [old.marker, track.marker].map((marker) => ({ x: 0, y: spaceY(downwards(marker, below), reach) }));
      const duration = Math.min(times.walk, MARKER * Math.abs(track.marker - old.marker));
      add(pieces.marker(harbor.name, track.good), from!, to!, 1, duration, false);
      moved = true;
    }
  }
  return moved;
}

/** Tiles that came out of the bag: as many of the lot, from its end, as the bag has lost. */
function addDrawn(before: View, after: View, times: Times, add: Add, then: After): void {
  const lost = bagCount(before.bag) - bagCount(after.bag);
  const drawn = before.round === after.round ? Math.min(lost, after.lot.length) : after.lot.length;
  for (let slot = Math.max(0, after.lot.length - drawn); slot < after.lot.length; slot++) {
    add(pieces.lot(slot), BAG_MOUTH, lotPoint(slot), 0.35, times.walk, true);
    then(times.step);
  }
}

function quickened(found: Travel[]): Travel[] {
  const end = Math.max(0, ...found.map((travel) => travel.delay + travel.duration));
  if (end <= LONGEST) return found;
  const pace = LONGEST / end;
  return found.map((travel) => ({ ...travel, delay: travel.delay * pace, duration: travel.duration * pace }));
}

// Which part of the board is seen: a point of its upper left corner in board units, and pixels for each unit.
import type { BoardWindow, Detail } from "../games/contract";

export const BOARD = { width: 1600, height: 900 };

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How much the board can say at so many pixels for each of its units. */
export function detailOf(scale: number): Detail {
  return scale >= 0.8 ? "near" : scale >= 0.62 ? "desk" : scale >= 0.53 ? "lap" : "phone";
}

/** The whole board, in the middle of its box. */
export function whole(box: Size): Camera {
  const scale = Math.min(box.width / BOARD.width, box.height / BOARD.height);
  return { x: (BOARD.width - box.width / scale) / 2, y: (BOARD.height - box.height / scale) / 2, scale };
}

/** A window fills the width of the box. Where the box is lower than the window, its lower edge is kept: pieces stand there. */
export function through(window: BoardWindow, box: Size): Camera {
  const scale = box.width / window.width;
  const seen = box.height / scale;
  const spare = window.height - seen;
  return { x: window.x, y: spare >= 0 ? window.y + spare : window.y + spare / 2, scale };
}

/** Closer or further by a factor, around a point of the box, so that what is under the fingers stays there. */
export function closer(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = camera.scale * factor;
  return { x: camera.x + at.x / camera.scale - at.x / scale, y: camera.y + at.y / camera.scale - at.y / scale, scale };
}

/** Never beyond the edge of the board, as far as the box is not larger than the board. */
export function kept(camera: Camera, box: Size): Camera {
  const fit = (from: number, seen: number, all: number): number => (seen >= all ? (all - seen) / 2 : Math.min(Math.max(from, 0), all - seen));
  return { ...camera, x: fit(camera.x, box.width / camera.scale, BOARD.width), y: fit(camera.y, box.height / camera.scale, BOARD.height) };
}

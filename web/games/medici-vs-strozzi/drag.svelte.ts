// The lot in the hand: taken up once the pointer has moved a little, put down where it ends.
import type { Point } from "./geometry";

const LEAST = 14;

class Drag {
  pointer: number | null = null;
  isHeld = $state(false);
  at = $state<Point>({ x: 0, y: 0 });
  #from: Point = { x: 0, y: 0 };
  #hasDropped = false;

  begin(event: PointerEvent, at: Point): void {
    this.pointer = event.pointerId;
    this.#hasDropped = false;
    this.#from = at;
  }

  move(at: Point, taken: () => void): void {
    if (!this.isHeld && Math.hypot(at.x - this.#from.x, at.y - this.#from.y) > LEAST) {
      this.isHeld = true;
      taken();
    }
    this.at = at;
  }

  end(): void {
    this.#hasDropped = this.isHeld;
    this.pointer = null;
    this.isHeld = false;
  }

  /** Whether a click is only the end of a drag; asked once. */
  takeDropped(): boolean {
    const dropped = this.#hasDropped;
    this.#hasDropped = false;
    return dropped;
  }
}

export const drag = new Drag();

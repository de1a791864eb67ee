// A past match that plays by itself: one move after the other, at the reader's speed.
import type { TableState } from "./table.svelte";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long a move is looked at, at single speed. */
export const MOVE = 1600;

export class Player {
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Pick<TableState, "look" | "isPast" | "shown" | "live">) {}

  /** Play from the move that is looked at; from the first one where it is the last. */
  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    if (this.table.isPast) this.wait();
    else void this.go(1);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    if (this.isPlaying) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.go(this.table.shown.version + 1), MOVE / this.speed);
  }

  /** The next move is waited for only once this one is there. */
  private async go(version: number): Promise<void> {
    await this.table.look(version);
    if (!this.isPlaying) return;
    if (this.table.isPast) this.wait();
    else this.pause();
  }
}

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOVE, Player } from "./replay.svelte";

class Match {
  live = { version: 4 };
  shown = { version: 4 };
  get isPast(): boolean {
    return this.shown.version < this.live.version;
  }
  look = vi.fn(async (version: number) => {
    this.shown = { version: Math.min(version, this.live.version) };
  });
}

let match: Match;
let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  match = new Match();
  player = new Player(match as unknown as ConstructorParameters<typeof Player>[0]);
});
afterEach(() => vi.useRealTimers());

it("plays a match from its first move to its last, and stops there", async () => {
  player.play();
  await vi.advanceTimersByTimeAsync(0);
  expect(match.shown.version).toBe(1);
  await vi.advanceTimersByTimeAsync(MOVE - 1);
  expect(match.shown.version).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(match.shown.version).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * MOVE);
  expect([match.shown.version, player.isPlaying]).toEqual([4, false]);
});

it("goes on from the move that is looked at, up to four times as fast", async () => {
  match.shown = { version: 2 };
  player.faster();
  player.faster();
  player.play();
  await vi.advanceTimersByTimeAsync(MOVE / 4);
  expect([match.shown.version, player.speed]).toEqual([3, 4]);
  player.faster();
  expect(player.speed).toBe(1);
});

it("rests when it is paused", async () => {
  match.shown = { version: 1 };
  player.toggle();
  player.toggle();
  await vi.advanceTimersByTimeAsync(5 * MOVE);
  expect([match.shown.version, player.isPlaying]).toEqual([1, false]);
});

it("waits for a move that is slow to come", async () => {
  match.shown = { version: 1 };
  let come!: () => void;
  match.look.mockImplementationOnce(() => new Promise((settle) => (come = () => ((match.shown = { version: 2 }), settle()))));
  player.play();
  await vi.advanceTimersByTimeAsync(9 * MOVE);
  expect(match.look).toHaveBeenCalledTimes(1);
  come();
  await vi.advanceTimersByTimeAsync(MOVE);
  expect(match.shown.version).toBe(3);
});

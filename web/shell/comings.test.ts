import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SeatShown } from "../types/messages";
import { BACK, Comings, LEAVING } from "./comings.svelte";

const nuta: SeatShown = { seat: "green", player: "Nuta", person: "n", bot: null, away: false, connected: true, seconds_left: null };
let comings: Comings;

beforeEach(() => {
  vi.useFakeTimers();
  comings = new Comings();
  comings.follow([nuta], ["blue"]);
});
afterEach(() => vi.useRealTimers());

it("tells who has left, and for a moment that they are back", () => {
  comings.follow([{ ...nuta, connected: false }], ["blue"]);
  expect(comings.gone).toEqual([]);
  vi.advanceTimersByTime(LEAVING);
  expect(comings.gone).toEqual(["green"]);
  comings.follow([nuta], ["blue"]);
  expect([comings.gone, comings.back]).toEqual([[], ["green"]]);
  vi.advanceTimersByTime(BACK);
  expect(comings.back).toEqual([]);
});

it("tells nothing of a page that is loaded again", () => {
  comings.follow([{ ...nuta, connected: false }], ["blue"]);
  vi.advanceTimersByTime(LEAVING - 1);
  comings.follow([nuta], ["blue"]);
  vi.advanceTimersByTime(LEAVING);
  expect([comings.gone, comings.back]).toEqual([[], []]);
});

it("tells nothing of the reader, of a bot and of whoever has lost", () => {
  const gone = { ...nuta, connected: false };
  comings.follow([{ ...gone, seat: "blue" }, { ...gone, seat: "red", person: null }, { ...gone, lost: "resign" }], ["blue"]);
  vi.advanceTimersByTime(LEAVING);
  expect(comings.gone).toEqual([]);
});

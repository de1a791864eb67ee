import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { COVERS, coverOf, drawnUi, FOLDERS, gameUi, seatNumberOf } from ".";

/** All components of all games are compiled for it. */
const LOADING = 60_000;

it("lists every folder that has a cover", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name === "cover.ts")
    .map((entry) => entry.parentPath.split("/").at(-1));
  expect([...FOLDERS].sort()).toEqual(folders.sort());
});

it("draws every game of the list under the name of its cover", { timeout: LOADING }, async () => {
  for (const cover of COVERS) {
    const ui = await drawnUi(cover.name);
    expect(ui?.name).toBe(cover.name);
    expect(ui?.seatNumber).toBe(cover.seatNumber);
  }
});

it("gives seats the colours of their game", () => {
  expect(["medici", "strozzi"].map((seat) => seatNumberOf("medici-vs-strozzi", [], seat))).toEqual([1, 5]);
  expect(seatNumberOf("siena", [], "rose")).toBe(4);
});

it("shows a game that nobody has drawn, with seats in their order", async () => {
  expect(coverOf("chess")).toBeNull();
  expect(await drawnUi("chess")).toBeNull();
  const ui = await gameUi("chess", ["white", "black"]);
  expect(ui.name).toBe("chess");
  expect(["white", "black"].map((seat) => ui.seatNumber(seat))).toEqual([1, 2]);
});

it("has colours for more seats than there are colours", () => {
  const seats = ["a", "b", "c", "d", "e", "f"];
  expect(seats.map((seat) => seatNumberOf("chess", seats, seat))).toEqual([1, 2, 3, 4, 5, 1]);
});

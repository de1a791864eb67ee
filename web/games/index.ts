// The games of the page. Another game is a folder beside this file, with a cover.ts and an index.ts, and one line in the list.
import type { Cover, GameUi } from "./contract";

/** The folders of the games, named as the server names them, in the order in which they are shown. */
export const FOLDERS: readonly string[] = [
  "siena",
  "medici-vs-strozzi",
];

/** So many colours and shapes there are for seats. */
const SEAT_MARKS = 5;

const covers = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "default" });
const drawings = import.meta.glob<GameUi>("./*/index.ts", { import: "default" });

/** The covers of all games that the page can draw. */
export const COVERS: readonly Cover[] = FOLDERS.map((folder) => {
  const cover = covers[`./${folder}/cover.ts`];
  if (cover?.name !== folder) throw new Error(`The folder web/games/${folder} needs a cover.ts whose name is “${folder}”.`);
  return cover;
});

export function coverOf(game: string): Cover | null {
  return COVERS.find((cover) => cover.name === game) ?? null;
}

/** The player number of a seat, for its colour and shape; a game that nobody has drawn numbers its seats in their order. */
export function seatNumberOf(game: string, seats: readonly string[], seat: string): number {
  return coverOf(game)?.seatNumber(seat) ?? (seats.indexOf(seat) % SEAT_MARKS) + 1;
}

/** How a game is drawn, loaded when it is needed; null for a game that nobody has drawn. */
export async function drawnUi(game: string): Promise<GameUi | null> {
  const load = FOLDERS.includes(game) ? drawings[`./${game}/index.ts`] : undefined;
  return load === undefined ? null : load();
}

/** How a game is shown: as it is drawn, or else plainly, as texts and buttons. */
export async function gameUi(game: string, seats: readonly string[]): Promise<GameUi> {
  return (await drawnUi(game)) ?? (await import("../shell/plain")).plainUi(game, seats);
}

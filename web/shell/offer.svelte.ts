// The games that the server offers, asked for once, and what it says about each.
import { COVERS } from "../games";
import type { GameOffered, Offer } from "../types/api";
import { get } from "./api";

let offered = $state.raw<Offer | null>(null);
let asking: Promise<Offer> | null = null;

/** What is offered; null until the server has said so. */
export function offer(): Offer | null {
  return offered;
}

/** The same, waited for. */
export function askOffer(): Promise<Offer> {
  asking ??= get<Offer>("/api/games").then(
    (found) => (offered = found),
    (fault: unknown) => {
      asking = null;
      throw fault;
    },
  );
  return asking;
}

/** One game of the offer. */
export async function askGame(name: string): Promise<GameOffered> {
  const found = (await askOffer()).games.find((game) => game.name === name);
  if (found === undefined) throw new Error(`The server does not offer “${name}”.`);
  return found;
}

/** The same at once; null until the offer is known, and for a game that is not offered. */
export function offeredGame(name: string): GameOffered | null {
  return offered?.games.find((game) => game.name === name) ?? null;
}

/** The names of all games: those that the page draws first, in its own order; until the offer is known, those alone. */
export function gameNames(): string[] {
  const drawn = COVERS.map((cover) => cover.name);
  if (offered === null) return drawn;
  const names = offered.games.map((game) => game.name);
  return [...drawn.filter((name) => names.includes(name)), ...names.filter((name) => !drawn.includes(name))];
}

/** The games that have lessons, by their names in the order in which they are learnt, and how they are drawn in lists. */
export function taught(): { game: string; lessons: string[]; sign: string; picture: string }[] {
  return COVERS.flatMap(({ name, lesson, picture }) => {
    const lessons = offeredGame(name)?.lessons ?? [];
    return lesson !== undefined && lessons.length > 0 ? [{ game: name, lessons, sign: lesson.sign, picture: picture?.small ?? lesson.sign }] : [];
  });
}

/** Whether a player sees what others do not; where nobody has said so yet, it is better to think so. */
export function hasSecrets(game: string): boolean {
  return offeredGame(game)?.has_secrets ?? true;
}

/** The file of words of a game; null until the offer is known. */
export function catalogueOf(game: string): string | null {
  return offeredGame(game)?.catalogue ?? null;
}

// The games that the server offers, asked for once.
import { get } from "../shell/api";
import type { GameOffered, Offer } from "../types/api";

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

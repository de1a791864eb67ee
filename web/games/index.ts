// The games of the page, each loaded when it is needed. A game that nobody has drawn is not there.
import type { GameUi } from "./contract";

const games = import.meta.glob<{ default: GameUi }>("./*/index.ts");

export async function gameUi(name: string): Promise<GameUi> {
  const load = games[`./${name}/index.ts`];
  if (load === undefined) throw new Error(`There is no page for the game “${name}”.`);
  return (await load()).default;
}

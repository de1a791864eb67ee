// A first match: against bots, in the game for beginners, with tips.
import { againstBots } from "../lobby/form";
import { askGame } from "../shell/offer.svelte";
import { openTable } from "../lobby/start";
import { refusalWords } from "../pages/parts/refusals";
import { change } from "../shell/settings.svelte";
import { toast } from "../shell/toasts.svelte";
import { keepTips } from "./kept";

/** Make a table for a beginner and go there; every tip is new again. What goes wrong is said. */
export async function playFirstMatch(game: string): Promise<void> {
  try {
    const offered = await askGame(game);
    keepTips([]);
    await change("tips", true);
    await openTable(againstBots(offered, true));
  } catch (fault) {
    toast(refusalWords(fault), "bad");
  }
}

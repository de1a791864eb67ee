// Whose turn it is while the reader is around the table: in the tab, in the icon, and by the system if they agreed.
import { t } from "../shell/language.svelte";
import { notify } from "../shell/notify";
import { mine } from "./kept.svelte";
import { fresh } from "./lists";
import { gameWords } from "./words";

let known: ReadonlySet<string> | null = null;

/** Tell of turns that were not there before; what was there when the page was opened is seen in the page. */
export function tellTurns(): void {
  const { asked, news } = fresh(mine.items, known);
  known = asked;
  for (const match of news) notify(match.match, t("page-push-title"), t("page-push-body", { game: gameWords(match.game) }));
}

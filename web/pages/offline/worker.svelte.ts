// The service worker as the page sees it: it is registered, told the reader's words, and tells of a new version.
import { gameWords } from "../../lobby/words";
import { language, t } from "../../shell/language.svelte";
import { line } from "../../shell/line.svelte";
import { askOffer, gameNames } from "../../shell/offer.svelte";

/** Milliseconds after which a page has loaded what it shows first. */
const SETTLED = 5000;

/** Register the worker. Nothing waits for it, and everything works without it. */
export function startWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const workers = navigator.serviceWorker;
  workers.register("/worker.js").catch((fault: unknown) => console.warn("No worker:", fault));
  workers.addEventListener("message", (event: MessageEvent<{ kind?: string }>) => {
    if (event.data.kind === "new-version") line().outdated();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") tell({ kind: "look" });
  });
  setTimeout(tellUsed, SETTLED);
  askOffer().catch(() => {}); // the words are told again when it comes
  $effect.root(() => {
    $effect(() => tell({ kind: "words", words: pushWords() }));
  });
}

function tell(message: object): void {
  void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage(message));
}

/** Fonts and pictures that were fetched before the worker was there; a while later the page has them all. */
function tellUsed(): void {
  const used = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  tell({ kind: "keep", paths: used.filter((path) => path.startsWith("/assets/")) });
}

/** What is said while no page is open. */
function pushWords(): { title: string; bodies: Record<string, string>; language: string } {
  return {
    title: t("page-push-title"),
    bodies: Object.fromEntries(gameNames().map((game) => [game, t("page-push-body", { game: gameWords(game) })])),
    language: language(),
  };
}

// "Your turn" where the page is not looked at: in its title, in its icon, and by the system where the reader agreed.
import { settings } from "./settings.svelte";

/** What stands in the tab: the words, with a mark before them while the reader is asked. */
export function titleOf(words: string[], mark: string | null): string {
  const text = words.filter((word) => word !== "").join(" · ");
  return mark === null ? text : `(●) ${mark} · ${text}`;
}

/** Show in tab and icon whether the reader is asked. */
export function showTitle(words: string[], mark: string | null): void {
  document.title = titleOf(words, mark);
  const icon = document.getElementById("favicon");
  const wanted = mark === null ? "/icon.svg" : "/icon-turn.svg";
  if (icon instanceof HTMLLinkElement && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext;
}

/** Ask whether the system may tell; only after a press, as browsers want it. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** Tell by the system, if the page is not in sight; a newer word about the same match takes the place of the older. */
export function notify(match: string, title: string, body: string): void {
  if (!settings.notifications || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag: match, icon: "/icon-192.png" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

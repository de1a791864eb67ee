// Links that can be given to others.
import { t } from "./language.svelte";
import { rename, tableAddress } from "./router";
import type { TableState } from "./table.svelte";
import { toast } from "./toasts.svelte";

/** Put a text on the clipboard, and say so. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(said, "good");
  } catch {
    // Without a secure address there is no clipboard; then the text is shown to be copied by hand.
    toast(text);
  }
}

/** A link to the moment that is shown, for anybody who may watch; the address of the page names it too. */
export async function copyMoveLink(table: TableState): Promise<void> {
  const move = table.shown.version;
  const address = tableAddress(table.source.match, { link: table.about?.link ?? null, move });
  rename(address);
  await copy(location.origin + address, t("shell-link-copied", { move }));
}

/** The link by which others sit down. */
export function invitation(link: string): string {
  return `${location.origin}/join/${link}`;
}

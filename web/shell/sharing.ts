// Links that can be given to others.
import type { Reach } from "../types/api";
import { get } from "./api";
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

/** The link by which others sit down, at the address of this page or at one that others reach. */
export function invitation(link: string, origin = location.origin): string {
  return `${origin}/join/${link}`;
}

const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

/** Under which address others come to this page: its own one, unless that leads nowhere from elsewhere. */
export async function reachable(host = location.hostname): Promise<{ origin: string | null; how: string | null }> {
  if (!HERE_ONLY.includes(host)) return { origin: null, how: null };
  const reach = await get<Reach>("/api/reach");
  return { origin: reach.addresses[0] ?? null, how: reach.only_here ? (reach.command ?? "") : null };
}

/** Copy the link by which others sit down, at an address that they reach. */
export async function copyInvitation(link: string): Promise<void> {
  const { origin } = await reachable().catch(() => ({ origin: null }));
  await copy(invitation(link, origin ?? undefined), t("shell-invitation-copied"));
}

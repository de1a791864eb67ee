// Parts of the page that are fetched when they are first wanted.
import { t } from "./language.svelte";
import { toast } from "./toasts.svelte";

/** What was loaded; null, with a word to the reader, where it could not be. */
export async function lazily<T>(load: () => Promise<T>, onfail?: () => void): Promise<T | null> {
  try {
    return await load();
  } catch {
    toast(t("shell-error-unreachable"), "bad");
    onfail?.();
    return null;
  }
}

// Refusals in the reader's language: the server says which message of the catalogue it means.
import type { Wording } from "../types/messages";
import { Refusal, UNREACHABLE } from "./api";
import { has, t } from "./language.svelte";

interface Said {
  reason: string;
  what_to_do: string;
  rule?: string | null;
  reason_key?: Wording | null;
  what_to_do_key?: Wording | null;
}

/** Words of the games stand in a refusal by their bare names; these are their messages. */
const WORDS: Record<string, string> = { card: "siena-card-", good: "siena-good-", harbor: "medici-harbor-" };

/** A refusal as sentences that say why, and what to do. */
export function explain(refused: Said | Refusal, playerOf: (seat: string) => string = (seat) => seat): string {
  if (refused instanceof Refusal && refused.status === UNREACHABLE) return t("shell-error-unreachable");
  const reason = said(refused.reason_key, refused.reason, playerOf);
  const todo = said(refused.what_to_do_key, refused.what_to_do, playerOf);
  // A sentence of the rules begins small, and what can be done about it lies before the reader.
  if (refused.rule) return t("shell-refused", { reason });
  return todo === "" ? reason : t("shell-refused-todo", { reason, todo });
}

function said(wording: Wording | null | undefined, english: string, playerOf: (seat: string) => string): string {
  if (!wording || !has(wording.key)) return english;
  const words = Object.entries(wording.words ?? {}).map(([name, word]) => {
    if (name === "asked" || name === "seat") return [name, playerOf(word)];
    return [name, name in WORDS ? `${WORDS[name]}${word}` : word];
  });
  return t(wording.key, Object.fromEntries(words));
}

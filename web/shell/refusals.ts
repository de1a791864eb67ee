// Refusals in the reader's language: the server says which message of the catalogue it means, and with which words.
import type { FluentVariable } from "@fluent/bundle";
import type { Named, Wording } from "../types/messages";
import { Refusal, UNREACHABLE } from "./api";
import { has, locale, t } from "./language.svelte";

interface Said {
  reason: string;
  what_to_do: string;
  rule?: string | null;
  reason_key?: Wording | null;
  what_to_do_key?: Wording | null;
}

/** A seat, or a thing of the game, as a word of a sentence: the key of its name, or its name. */
type WordOf = (thing: Named) => string;

/** An answer to a question that is no longer asked: given in another tab, or by somebody who was faster. */
const STALE = "refusal-old-version";

/** A refusal as sentences that say why, and what to do. */
export function explain(refused: Said | Refusal, wordOf: WordOf = (thing) => thing.name): string {
  if (refused instanceof Refusal && refused.status === UNREACHABLE) return t("shell-error-unreachable");
  if (refused.reason_key?.key === STALE) return t("shell-went-on");
  const reason = reasonOf(refused, wordOf);
  const todo = said(refused.what_to_do_key, refused.what_to_do, wordOf);
  // A sentence of the rules begins small, and what can be done about it lies before the reader.
  if (refused.rule) return t("shell-refused", { reason });
  return todo === "" ? reason : t("shell-refused-todo", { reason, todo });
}

/** The reason alone: for a place where it is seen already that something is not possible. */
export function reasonOf(refused: Said, wordOf: WordOf = (thing) => thing.name): string {
  return said(refused.reason_key, refused.reason, wordOf);
}

function said(wording: Wording | null | undefined, english: string, wordOf: WordOf): string {
  if (!wording || !has(wording.key)) return english;
  const words = Object.entries(wording.words ?? {}).map(([place, word]) => [place, filled(word, wordOf)]);
  return t(wording.key, Object.fromEntries(words));
}

function filled(word: number | string | Named | string[], wordOf: WordOf): FluentVariable {
  if (Array.isArray(word)) return new Intl.ListFormat(locale(), { type: "disjunction" }).format(word);
  return typeof word === "object" ? wordOf(word) : word;
}

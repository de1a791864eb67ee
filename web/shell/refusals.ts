// Refusals in the reader's language: the server says which message of the catalogue it means.
import type { GameUi } from "../games/contract";
import type { Wording } from "../types/messages";
import { Refusal, UNREACHABLE } from "./api";
import { has, t } from "./language.svelte";
import type { TableState } from "./table.svelte";

interface Said {
  reason: string;
  what_to_do: string;
  rule?: string | null;
  reason_key?: Wording | null;
  what_to_do_key?: Wording | null;
}

/** Who knows what the bare names in a refusal mean: players by their seats, and things of the game by their kind. */
export interface Names {
  playerOf(seat: string): string;
  /** The key of a thing of the game; null where the name stands for itself. */
  thing(kind: string, name: string): string | null;
}

const AS_THEY_ARE: Names = { playerOf: (seat) => seat, thing: () => null };

/** The names of a table, as its game has them. */
export function namesAt(table: TableState, ui: GameUi): Names {
  return {
    playerOf: (seat) => table.playerOf(seat),
    thing: (kind, name) => ui.thing?.(kind, name, table.forGame) ?? null,
  };
}

/** A refusal as sentences that say why, and what to do. */
export function explain(refused: Said | Refusal, names: Names = AS_THEY_ARE): string {
  if (refused instanceof Refusal && refused.status === UNREACHABLE) return t("shell-error-unreachable");
  const reason = said(refused.reason_key, refused.reason, names);
  const todo = said(refused.what_to_do_key, refused.what_to_do, names);
  // A sentence of the rules begins small, and what can be done about it lies before the reader.
  if (refused.rule) return t("shell-refused", { reason });
  return todo === "" ? reason : t("shell-refused-todo", { reason, todo });
}

function said(wording: Wording | null | undefined, english: string, names: Names): string {
  if (!wording || !has(wording.key)) return english;
  const words = Object.entries(wording.words ?? {}).map(([name, word]) => {
    if (name === "asked" || name === "seat") return [name, names.playerOf(word)];
    return [name, names.thing(name, word) ?? word];
  });
  return t(wording.key, Object.fromEntries(words));
}

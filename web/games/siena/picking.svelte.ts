// The card of the hand whose deeds the question shows: a press on a card that can do several things picks it.
import type { Table } from "./view";

let picked = $state<{ card: string; version: number } | null>(null);

/** The card that is picked at this question; a new question has none. */
export function pickedCard(table: Table): string | null {
  return picked !== null && picked.version === table.shown.version && table.canAnswer ? picked.card : null;
}

export function pick(table: Table, card: string | null): void {
  picked = card === null ? null : { card, version: table.shown.version };
}

// A finger that is held on a card or a place reads about it. Whoever plays on a phone is told so once, in their first match.
const KEY = "fiorino-hold";
const KNOWN = "known";

/** The match in which it is told, or that it is known. */
let told = $state(read());

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return KNOWN; // without a store it would be told for ever
  }
}

function keep(value: string): void {
  told = value;
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Then it is told once more.
  }
}

/** Whether it is told at this table. */
export function tellsToHold(match: string): boolean {
  return told === null || told === match;
}

/** It has been told at this table, and at no other one. */
export function toldToHold(match: string): void {
  if (told === null) keep(match);
}

/** Somebody has done it. */
export function knowsToHold(): void {
  if (told !== KNOWN) keep(KNOWN);
}

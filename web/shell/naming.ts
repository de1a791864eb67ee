// What happens is told once, in words: so it waits for the names of the cards and places, but not for ever.
import type { Shown } from "../types/messages";
import type { Teller } from "./source";

/** So many milliseconds, at most. */
export const PATIENCE = 3000;

/** A teller to whom the first frame comes at once, and the others as soon as the names have come or cannot. */
export function withNames(teller: Teller, names: Promise<unknown>): Teller {
  let held: Shown[] | null = [];
  let isFirst = true;
  const release = (): void => {
    const late = held ?? [];
    held = null;
    for (const shown of late) teller.shown(shown);
  };
  const patience = new Promise((settle) => setTimeout(settle, PATIENCE));
  void Promise.race([names.catch(() => null), patience]).then(release);
  return {
    ...teller,
    shown: (shown) => {
      if (held === null || isFirst) teller.shown(shown);
      else held.push(shown);
      isFirst = false;
    },
  };
}

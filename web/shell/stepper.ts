// How a number is changed by keys, by typing and by holding a button. No page in here, so that it can be tested.

export const PAGE = 5;
export const HOLD_FIRST = 400;
export const HOLD_NEXT = 90;
/** After so many repeats a held button runs in larger steps. */
export const HOLD_FAST = 20;

export function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}

/** The number after a key; null where the key means nothing here. */
export function afterKey(key: string, value: number, from: number, to: number): number | null {
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
      return clamp(value + 1, from, to);
    case "ArrowDown":
    case "ArrowLeft":
      return clamp(value - 1, from, to);
    case "PageUp":
      return clamp(value + PAGE, from, to);
    case "PageDown":
      return clamp(value - PAGE, from, to);
    case "Home":
      return from;
    case "End":
      return to;
    default:
      return null;
  }
}

/** What somebody has typed; null where it is no number yet. */
export function typed(text: string, from: number, to: number): number | null {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? clamp(Number(digits), from, to) : null;
}

/** Run while a button is held: one step at once, more after a while, larger ones after a longer while. */
export function hold(step: (size: number) => void): () => void {
  let count = 0;
  step(1);
  let timer = setTimeout(function again() {
    count += 1;
    step(count > HOLD_FAST ? PAGE : 1);
    timer = setTimeout(again, HOLD_NEXT);
  }, HOLD_FIRST);
  return () => clearTimeout(timer);
}

// Short notes at the edge of the page, and what is said to those who listen instead of look.

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
}

const LASTS = 6000;
const toasts = $state<Toast[]>([]);
let spoken = $state("");
let number = 0;

export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Show a note for a while; it is read out as well. */
export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const id = (number += 1);
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((one) => one.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Say something to a screen reader only: "your turn". The same words twice are said twice. */
export function announce(text: string): void {
  spoken = spoken === text ? `${text}\u00a0` : text;
}

export function announced(): string {
  return spoken;
}

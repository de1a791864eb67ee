// Short notes at the edge of the page.
import { voice } from "./voice.svelte";

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
}

const LASTS = 6000;
const toasts = $state<Toast[]>([]);
let number = 0;

export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Show a note for a while; it is read out as well. */
export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const id = (number += 1);
  toasts.push({ id, text, tone });
  voice.say(text);
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((one) => one.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

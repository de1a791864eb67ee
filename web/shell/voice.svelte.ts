// All that is said to those who listen, in the two live regions of the page: one waits until nobody speaks, one does not.
import { untrack } from "svelte";

/** So many lines are kept for whoever goes back to them. */
const MOST_KEPT = 12;

export interface Spoken {
  number: number;
  text: string;
}

export class Voice {
  /** What is said when nothing else is being said. */
  lines = $state.raw<Spoken[]>([]);
  /** What is said at once. */
  urgent = $state("");
  private number = 0;

  say(...texts: string[]): void {
    if (texts.length === 0) return;
    const before = untrack(() => this.lines); // an effect that speaks does not wait for what is said
    this.lines = [...before, ...texts.map((text) => ({ number: (this.number += 1), text }))].slice(-MOST_KEPT);
  }

  /** Say something at once; the same words twice are said twice. */
  call(text: string): void {
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text;
  }
}

/** The voice of this page. */
export const voice = new Voice();

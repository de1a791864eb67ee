// The count of a round as it is shown: a line at a time, ended by a press, never waited for.
import type { Step } from "../../types/messages";
import { endsRound, factsOf, roundCounts, viewAfter, viewAtCount, type CountLine, type RoundCount } from "./count";
import type { View } from "./types";

const PAUSE = 1100;
const LAST_PAUSE = 5000;

class Count {
  round = $state.raw<RoundCount | null>(null);
  /** How many lines have been counted. */
  done = $state(0);
  #start = $state.raw<View | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The table as it is at this line; null while nothing is counted. */
  readonly view: View | null = $derived(
    this.round === null || this.#start === null ? null : viewAfter(this.#start, this.round.lines.slice(0, this.done)),
  );

  /** The line that was counted last. */
  readonly line: CountLine | null = $derived(this.round?.lines[this.done - 1] ?? null);

  readonly isComplete: boolean = $derived(this.round !== null && this.done >= this.round.lines.length);

  /** Begin the count if these steps end a round. `isStill` shows all lines at once. */
  begin(before: View, news: readonly Step[], isStill: boolean): void {
    const facts = factsOf(news);
    if (!endsRound(facts)) return;
    const round = roundCounts(facts, before.harbors, before.round)[0];
    if (round === undefined) return;
    for (const line of round.lines) {
      if (line.kind !== "track" || line.after !== null) continue;
      const track = before.harbors.find((one) => one.name === line.harbor)?.tracks.find((one) => one.good === line.good);
      line.before = line.after = track?.marker ?? null;
    }
    this.#start = viewAtCount(before, facts);
    this.round = round;
    this.done = isStill ? round.lines.length : 0;
    if (!isStill) this.#wait();
  }

  next(): void {
    if (this.round === null) return;
    this.done = Math.min(this.done + 1, this.round.lines.length);
    this.#wait();
  }

  all(): void {
    if (this.round === null) return;
    this.done = this.round.lines.length;
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.round = null;
    this.#start = null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = this.isComplete ? setTimeout(() => this.close(), LAST_PAUSE) : setTimeout(() => this.next(), PAUSE);
  }
}

export const count = new Count();

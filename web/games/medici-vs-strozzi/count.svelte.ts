// The count of a round as a moment of its own: a line at a time, by the reader's presses. The board shows the old round meanwhile.
import type { Scene } from "../contract";
import type { Step } from "../../types/messages";
import { factsOf, roundCounts, viewAfter, viewAtCount, type CountLine, type RoundCount } from "./count";
import type { MediciTable, View } from "./types";

/** How many lines of a count have been counted. It is made with the scene, since whoever reads it must follow it from the first on. */
class Progress {
  done = $state(0);
}

/** The scene in which a round is counted; the step is the one that ended it. */
export interface CountScene extends Scene {
  counts: Step;
  progress: Progress;
}

export function countScene(step: Step): CountScene {
  return { seat: null, lasts: 0, holds: true, waits: true, counts: step, progress: new Progress() };
}

function isCount(scene: Scene | null): scene is CountScene {
  return scene !== null && "counts" in scene;
}

export class Count {
  constructor(
    readonly round: RoundCount,
    private readonly start: View,
    /** Whether the match ends with it. */
    readonly isLast: boolean,
    private readonly progress: Progress = new Progress(),
  ) {}

  get done(): number {
    return this.progress.done;
  }

  /** The table as it is at this line. */
  get view(): View {
    return viewAfter(this.start, this.round.lines.slice(0, this.done));
  }

  /** The line that was counted last. */
  get line(): CountLine | null {
    return this.round.lines[this.done - 1] ?? null;
  }

  get isComplete(): boolean {
    return this.done >= this.round.lines.length;
  }

  next(): void {
    this.progress.done = Math.min(this.done + 1, this.round.lines.length);
  }

  all(): void {
    this.progress.done = this.round.lines.length;
  }
}

const counts = new WeakMap<CountScene, Count>();

/** The count that goes on at a table; null while there is none. */
export function counted(table: MediciTable): Count | null {
  const scene = table.scene;
  if (!isCount(scene)) return null;
  const known = counts.get(scene);
  if (known !== undefined) return known;
  const count = countOf(scene.counts, table.view, scene.progress);
  counts.set(scene, count);
  return count;
}

/** The count of the round that a step has ended, from the table as it lay before. */
export function countOf(step: Step, before: View, progress?: Progress): Count {
  const facts = factsOf([step]);
  const round = roundCounts(facts, before.harbors, before.round)[0] ?? { round: before.round, paid: [0, 0], lines: [], fullFleet: null };
  for (const line of round.lines) {
    if (line.kind !== "track" || line.after !== null) continue;
    const track = before.harbors.find((one) => one.name === line.harbor)?.tracks.find((one) => one.good === line.good);
    line.before = line.after = track?.marker ?? null;
  }
  return new Count(round, viewAtCount(before, facts), facts.some((fact) => fact.event === "match-ended"), progress);
}

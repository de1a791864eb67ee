// A learner on the way through a lesson: which step, what is to be done, what has been done.
import type { Lesson, LessonStep } from "../types/api";
import { keepProgress } from "./kept";
import { goesOn } from "./lesson";
import { LessonSource, type Deed } from "./source";

/** To be read, to be done, done otherwise, done. */
export type Phase = "read" | "do" | "other" | "done";

export class Course {
  /** From 0. */
  number = $state(0);
  /** Which of the step's questions is to be answered, from 0. */
  ask = $state(0);
  phase = $state<Phase>("read");
  /** Whether the learner has seen it all. */
  isFinished = $state(false);
  /** The scene on the table; another one is another table. */
  source: LessonSource = $state.raw(null as never);

  constructor(
    readonly lesson: Lesson,
    private readonly name: () => string,
    step = 0,
  ) {
    this.go(step < lesson.steps.length ? step : 0);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.number]!;
  }

  get isLast(): boolean {
    return this.number + 1 === this.lesson.steps.length;
  }

  /** What to look at now. */
  get places(): string[] {
    const asked = this.phase === "do" || this.phase === "other" ? this.step.asks[this.ask] : undefined;
    return asked?.places ?? this.step.places;
  }

  /** The answer that is shown to a learner who asks for it. */
  get answer(): string | null {
    return this.phase === "do" ? (this.step.asks[this.ask]?.answer ?? null) : null;
  }

  /** Begin a step anew, as if everything before it had just been done. */
  go(step: number): void {
    this.enter(step);
    const source: LessonSource = new LessonSource(this.lesson, step, this.name(), (deed) => {
      if (source === this.source) this.heard(deed);
    });
    this.source = source;
  }

  next(): void {
    if (this.isLast) {
      this.isFinished = true;
      keepProgress(this.lesson, { step: 0, isDone: true });
    } else if (this.phase === "do" || this.phase === "other" || !goesOn(this.lesson, this.number)) {
      this.go(this.number + 1);
    } else {
      this.enter(this.number + 1);
      this.source.goOn();
    }
  }

  back(): void {
    if (this.isFinished) this.isFinished = false;
    else this.go(Math.max(0, this.number - 1));
  }

  takeBack(): void {
    this.source.takeOtherBack();
  }

  private enter(step: number): void {
    this.number = step;
    this.ask = 0;
    this.isFinished = false;
    this.phase = this.step.asks.length > 0 ? "do" : "read";
    keepProgress(this.lesson, { step, isDone: false });
  }

  private heard(deed: Deed): void {
    if (deed !== "right") {
      this.phase = deed === "other" ? "other" : "do";
      return;
    }
    if (this.ask + 1 < this.step.asks.length) this.ask += 1;
    else this.phase = "done";
  }
}

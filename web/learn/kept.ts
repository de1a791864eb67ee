// What this browser remembers of lessons and tips. Everything works without a store too.
import type { Lesson } from "../types/api";

const LESSONS = "fiorino-lessons";
const TIPS = "fiorino-tips";

/** A lesson by its game and its name. */
type Taken = Pick<Lesson, "game" | "name">;

/** How far a learner has come in a lesson. */
export interface Progress {
  step: number;
  isDone: boolean;
}

export function progressOf(lesson: Taken): Progress {
  const kept = (read(LESSONS) as Record<string, Partial<Progress>>)[keyOf(lesson)];
  const step = typeof kept?.step === "number" && kept.step >= 0 ? Math.floor(kept.step) : 0;
  return { step, isDone: kept?.isDone === true };
}

export function keepProgress(lesson: Taken, progress: Progress): void {
  write(LESSONS, { ...read(LESSONS), [keyOf(lesson)]: progress });
}

function keyOf({ game, name }: Taken): string {
  return `${game}/${name}`;
}

/** The tips that were read, by their ids. */
export function readTips(): string[] {
  const kept = (read(TIPS) as { read?: unknown }).read;
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
}

export function keepTips(ids: string[]): void {
  write(TIPS, { read: ids });
}

function read(key: string): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing begins every lesson at its beginning.
  }
}

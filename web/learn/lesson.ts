// A tutorial as the server tells it (`GET /api/learn/{game}/{lesson}`), and where in it a learner can be.
import { get } from "../shell/api";
import type { Lesson, Tried } from "../types/api";
import type { Shown } from "../types/messages";

/** A question by the number of its step and its own number there. */
export interface Spot {
  step: number;
  ask: number;
}

export function fetchLesson(game: string, name: string): Promise<Lesson> {
  return get<Lesson>(`/api/learn/${game}/${name}`);
}

export function fetchTried({ game, name }: Lesson, spot: Spot, answer: string): Promise<Tried> {
  const query = new URLSearchParams({ step: String(spot.step), ask: String(spot.ask), answer });
  return get<Tried>(`/api/learn/${game}/${name}/try?${query}`);
}

/** The seats at the tables of a lesson. */
export function seatsOf(lesson: Lesson): string[] {
  return lesson.steps[0]?.shown?.seats.map((seat) => seat.seat) ?? [lesson.seat];
}

/** The step with which the scene of a step begins. */
export function sceneStart(lesson: Lesson, step: number): number {
  let first = step;
  while (first > 0 && lesson.steps[first]?.shown === null) first -= 1;
  return first;
}

/** Whether the next step goes on from this one, on the same table. */
export function goesOn(lesson: Lesson, step: number): boolean {
  return lesson.steps[step + 1]?.shown === null;
}

/** The match as it stands when a step begins, with everything that happened in its scene. */
export function shownAt(lesson: Lesson, step: number): Shown {
  const first = sceneStart(lesson, step);
  const begun = lesson.steps[first]?.shown;
  if (!begun) throw new Error(`Step ${step} of the lesson has no scene.`);
  const after = lesson.steps.slice(first, step).flatMap((one) => one.asks.map((ask) => ask.after));
  const last = after.at(-1) ?? begun;
  return { ...last, steps: [...begun.steps, ...after.flatMap((one) => one.steps)] };
}

// Small questions about steps and lines of chat.
import type { Fact } from "../games/contract";
import type { Said, Step } from "../types/messages";
import type { ChatLine } from "./forms";

/** Steps by which nothing moves on the table, unless they take something back. */
const TALK = ["pause", "takeback", "restart"];

/** Lines of chat in their order, each once. */
export function merged(some: (Said | ChatLine)[], more: (Said | ChatLine)[]): (Said | ChatLine)[] {
  const found = new Map([...some, ...more].map((line) => [line.number, line]));
  return [...found.values()].sort((one, other) => one.number - other.number);
}

/** The version since which the table stands as it does: what is said about a pause or a step back changes nothing on it. */
export function standsSince(steps: Step[]): number {
  return steps.findLast((step) => !TALK.includes(step.what) || (step.undoes ?? 0) > 0)?.version ?? 0;
}

/** Whose turn an event begins: null where it is nobody's, undefined where it begins none. */
export type TurnOf = (fact: Fact) => string | null | undefined;

/**
 * What happened between the reader's last two turns, or after the last. It begins with the step that ended the turn,
 * since what others had to do at once is told there.
 */
export function stepsSince(steps: Step[], mine: string[], turnOf?: TurnOf): Step[] {
  return (turnOf === undefined ? null : betweenTurns(steps, mine, turnOf)) ?? betweenAnswers(steps, mine);
}

/** In a game with turns, answers in the turns of others do not count: a bid, a refusal. */
function betweenTurns(steps: Step[], mine: string[], turnOf: TurnOf): Step[] | null {
  let ended: number | null = null;
  let began: number | null = null;
  steps.forEach((step, index) => {
    for (const fact of step.events as Fact[]) {
      const seat = turnOf(fact);
      if (seat === undefined) continue;
      if (seat !== null && mine.includes(seat)) began = index;
      else if (began !== null) [ended, began] = [index, null];
    }
  });
  return ended === null ? null : steps.slice(ended, began === null ? undefined : began + 1);
}

function betweenAnswers(steps: Step[], mine: string[]): Step[] {
  const isMine = (step: Step): boolean => step.what === "answer" && step.seat !== null && mine.includes(step.seat);
  let end = steps.length;
  while (end > 0 && isMine(steps[end - 1]!)) end -= 1;
  let start = end;
  while (start > 0 && !isMine(steps[start - 1]!)) start -= 1;
  return start === end ? [] : steps.slice(Math.max(0, start - 1), end);
}

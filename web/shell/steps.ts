// Small questions about steps and lines of chat.
import type { Said, Step } from "../types/messages";
import type { ChatLine } from "./forms";

/** Lines of chat in their order, each once. */
export function merged(some: (Said | ChatLine)[], more: (Said | ChatLine)[]): (Said | ChatLine)[] {
  const found = new Map([...some, ...more].map((line) => [line.number, line]));
  return [...found.values()].sort((one, other) => one.number - other.number);
}

/** The steps of others between the reader's last two turns, or after the last. */
export function stepsSince(steps: Step[], mine: string[]): Step[] {
  const isMine = (step: Step): boolean => step.what === "answer" && step.seat !== null && mine.includes(step.seat);
  let end = steps.length;
  while (end > 0 && isMine(steps[end - 1]!)) end -= 1;
  let start = end;
  while (start > 0 && !isMine(steps[start - 1]!)) start -= 1;
  return steps.slice(start, end);
}

// The legal answers as the server lists them: single ones, and rows that differ in a number only.
import type { Answer, RangeAnswer } from "../games/contract";

/** The answer of a row for one of its numbers. */
export function fill(range: RangeAnswer, number: number): string {
  return range.pattern.replace("{number}", String(number));
}

/** The number of a text in a row; null where it is none of its answers. */
export function numberIn(range: RangeAnswer, text: string): number | null {
  const [before = "", after = ""] = range.pattern.split("{number}");
  if (!text.startsWith(before) || !text.endsWith(after)) return null;
  const middle = text.slice(before.length, text.length - after.length);
  if (!/^\d+$/.test(middle)) return null;
  const number = Number(middle);
  return number >= range.from && number <= range.to ? number : null;
}

/** Whether a text is one of the answers. */
export function isLegal(text: string, answers: Answer[]): boolean {
  return answers.some((answer) => (answer.kind === "single" ? answer.text === text : numberIn(answer, text) !== null));
}

/** The rule of an answer, where it is one of these. */
export function ruleOf(text: string, answers: Answer[]): string | null {
  const found = answers.find((answer) => (answer.kind === "single" ? answer.text === text : numberIn(answer, text) !== null));
  return found?.rule ?? null;
}

/** The one thing that can be answered, where there is but one. */
export function onlyAnswer(answers: Answer[]): string | null {
  const [first, second] = answers;
  if (first === undefined || second !== undefined) return null;
  if (first.kind === "single") return first.text;
  return first.from === first.to ? fill(first, first.from) : null;
}


/** Figures worth a button of their own: the least, a few steps, and the most. */
export function quickFigures(from: number, to: number, most = 6): number[] {
  const span = to - from;
  if (span < most) return Array.from({ length: span + 1 }, (_, index) => from + index);
  const found = new Set<number>([from]);
  for (const step of [1, 2, 5, 10, 20, 50]) {
    const next = step < 5 ? from + step : Math.ceil((from + step) / 5) * 5;
    if (next < to && found.size < most - 1) found.add(next);
  }
  found.add(to);
  return [...found].sort((one, other) => one - other);
}

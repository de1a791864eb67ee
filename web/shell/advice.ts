// What a hint says about answers: their worth, what they give away, and the figures of their reasons.
import type { AdviceShown, ReasonShown } from "../types/messages";
import { t, type Words } from "./language.svelte";

/** A figure of a rule of thumb: whole where it nearly is, else with one digit after the point. */
export function rounded(figure: number): number {
  const whole = Math.round(figure);
  return Math.abs(figure - whole) < 0.05 ? whole : Math.round(figure * 10) / 10;
}

/** The figures of a reason, for its sentence. */
export function figuresOf(reason: ReasonShown): Words {
  return Object.fromEntries(Object.entries(reason.figures).map(([name, figure]) => [name, rounded(figure)]));
}

/** "about 4 ahead at the end" */
export function worthOf(unit: AdviceShown["unit"], worth: number): string {
  if (unit === "chance") return t("shell-advice-chance", { chance: rounded(100 * worth) });
  const coins = rounded(worth);
  const side = coins === 0 ? "level" : coins > 0 ? "ahead" : "behind";
  return t("shell-advice-coins", { coins: Math.abs(coins), side });
}

/** "gives away 2" */
export function lossOf(unit: AdviceShown["unit"], givesAway: number): string {
  const figure = rounded(givesAway * (unit === "chance" ? 100 : 1));
  return t(`shell-advice-less-${unit}`, { [unit]: figure });
}

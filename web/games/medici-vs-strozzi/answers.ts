// Answers as texts (games/medici_vs_strozzi/notation.py), taken apart for drawing.
import type { Answer, RangeAnswer } from "../contract";

export type Verb = "draw" | "stop" | "buy" | "refuse" | "throw" | "load" | "price";

export type Parsed =
  | { verb: "draw" | "stop" | "buy" | "refuse" | "throw" }
  | { verb: "load"; ship: number; harbor: string }
  | { verb: "price"; coins: number };

/** An answer's meaning; null for a text that is none of ours. */
export function parse(text: string | null): Parsed | null {
  const [verb, first, second] = (text ?? "").split(" ");
  switch (verb) {
    case "draw":
    case "stop":
    case "buy":
    case "refuse":
    case "throw":
      return { verb };
    case "load":
      return first !== undefined && second !== undefined ? { verb, ship: Number(first), harbor: second } : null;
    case "price":
      return first !== undefined && /^\d+$/.test(first) ? { verb, coins: Number(first) } : null;
    default:
      return null;
  }
}

export interface LegalLoad {
  text: string;
  ship: number;
  harbor: string;
}

/** The loads among the legal answers. */
export function legalLoads(answers: readonly Answer[]): LegalLoad[] {
  const loads: LegalLoad[] = [];
  for (const answer of answers) {
    if (answer.kind !== "single") continue;
    const parsed = parse(answer.text);
    if (parsed?.verb === "load") loads.push({ text: answer.text, ship: parsed.ship, harbor: parsed.harbor });
  }
  return loads;
}

/** The single answer of a verb, if it is legal. */
export function legal(answers: readonly Answer[], verb: Verb): string | null {
  const found = answers.find((answer) => answer.kind === "single" && parse(answer.text)?.verb === verb);
  return found?.kind === "single" ? found.text : null;
}

/** The range of prices, if a price may be named. */
export function legalPrices(answers: readonly Answer[]): RangeAnswer | null {
  const found = answers.find((answer) => answer.kind === "range" && answer.pattern.startsWith("price "));
  return found?.kind === "range" ? found : null;
}

/** The loads that a press on a ship and a press on a harbor leave over; both presses may come first. */
export function narrow(loads: readonly LegalLoad[], ship: number | null, harbor: string | null): LegalLoad[] {
  return loads.filter((load) => (ship === null || load.ship === ship) && (harbor === null || load.harbor === harbor));
}

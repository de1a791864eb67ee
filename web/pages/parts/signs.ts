// Emblems, by what they stand for.
import { coverOf } from "../../games";
import plain from "../../art/sign-game.svg?url";
import rules from "../../art/sign-rules.svg?url";

export const RULES_SIGN: string = rules;

/** The emblem of a game; a game that nobody has drawn has the plain one. */
export function signOf(game: string): string {
  return coverOf(game)?.sign ?? plain;
}

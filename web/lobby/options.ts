// Words for the options of a game. What the catalogue does not know is said in the server's words.
import { has, t } from "../shell/language.svelte";
import type { GameOffered, GameOption } from "../types/api";
import { editionsOf, isOfEdition, preset } from "./form";

/** The option that says which kind of a game is played. */
const KIND = "game";
/** Options that have a place of their own in the form: everybody looks for them. */
const PROMINENT = [KIND, "hands"];

export function isProminent(option: GameOption): boolean {
  return PROMINENT.includes(option.name);
}

export function optionTitle(game: GameOffered, option: GameOption): string {
  const key = `lobby-option-${game.name}-${option.name}`;
  return has(key) ? t(key) : option.name.replaceAll("_", " ");
}

export function optionSays(game: GameOffered, option: GameOption): string {
  const key = `lobby-option-${game.name}-${option.name}`;
  return has(key) ? t(`${key}.says`) : option.says;
}

export function valueTitle(game: GameOffered, option: GameOption, value: string): string {
  const key = `lobby-value-${game.name}-${option.name}-${value}`;
  return has(key) ? t(key) : value.replaceAll("_", " ");
}

/** Which kind of a game a match is, where it is not the usual one. */
export function kindWords(game: GameOffered | null, options: Record<string, string>): string {
  const option = game?.options.find((one) => one.name === KIND);
  const value = options[KIND];
  return game === null || option === undefined || value === undefined || value === option.usual ? "" : valueTitle(game, option, value);
}

export function editionTitle(edition: string): string {
  const key = `lobby-edition-${edition}`;
  return has(key) ? t(key) : edition;
}

/** In how many options an edition differs from the first one. */
export function differences(game: GameOffered, edition: string): number {
  const first = editionsOf(game)[0] ?? null;
  return game.options.filter((one) => isOfEdition(game, one.name) && preset(game, edition, one.name) !== preset(game, first, one.name)).length;
}

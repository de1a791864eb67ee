// The form of a new table: what is chosen, what follows from it, and the request that it becomes.
import type { GameOffered, NewTable } from "../types/api";

export const ME = "me";
export const OPEN = "open";
/** The bot that sits down where nobody has chosen one. */
export const USUAL_BOT = "greedy";

export type ClockKind = "none" | "live" | "slow";

export interface TableWish {
  game: string;
  /** “me”, “open” or a bot, by seat. */
  seats: string[];
  edition: string | null;
  /** Options that differ from what the edition says. */
  options: Record<string, string>;
  /** A box file, as text. */
  box: string | null;
  isListed: boolean;
  isRated: boolean;
  spectators: boolean;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
}

/** The names of the editions of a game, the usual one first. */
export function editionsOf(game: GameOffered): string[] {
  return Object.keys(game.editions);
}

/** A form for a game, with what most people want. */
export function newWish(game: GameOffered): TableWish {
  return {
    game: game.name,
    seats: seatsFor(usualPlayers(game)),
    edition: editionsOf(game)[0] ?? null,
    options: {},
    box: null,
    isListed: true,
    isRated: false,
    spectators: true,
    clock: "none",
    minutes: 20,
    increment: 15,
    days: 2,
  };
}

/** How many sit down where nothing else is said: three, or as many as the game is for. */
export function usualPlayers(game: GameOffered): number {
  return game.players.includes(3) ? 3 : (game.players[0] ?? 2);
}

function seatsFor(players: number): string[] {
  return [ME, ...Array<string>(players - 1).fill(OPEN)];
}

/** As many seats as there are to be players; who sits already stays. */
export function withPlayers(wish: TableWish, players: number): TableWish {
  const seats = wish.seats.slice(0, players);
  while (seats.length < players) seats.push(OPEN);
  return { ...wish, seats: seats.includes(ME) ? seats : [ME, ...seats.slice(1)] };
}

/** Somebody else in a seat; nobody can make a table and not sit there. */
export function withSeat(wish: TableWish, index: number, who: string): TableWish {
  const seats = wish.seats.map((one, place) => (place === index ? who : one));
  return { ...wish, seats: seats.includes(ME) ? seats : seats.map((one, place) => (place === (index + 1) % seats.length ? ME : one)) };
}

/** What an edition says about an option. */
export function preset(game: GameOffered, edition: string | null, option: string): string {
  const usual = game.options.find((one) => one.name === option)?.usual ?? "";
  return (edition !== null && game.editions[edition]?.[option]) || usual;
}

/** The value that an option has now. */
export function valueOf(game: GameOffered, wish: TableWish, option: string): string {
  return wish.options[option] ?? preset(game, wish.edition, option);
}

/** Choose a value; what the edition says anyway is not a choice. */
export function withOption(game: GameOffered, wish: TableWish, option: string, value: string): TableWish {
  const { [option]: _, ...others } = wish.options;
  const isOwn = value !== preset(game, wish.edition, option);
  return { ...wish, options: isOwn ? { ...others, [option]: value } : others };
}

/** Whether editions differ in an option. */
export function isOfEdition(game: GameOffered, option: string): boolean {
  return Object.values(game.editions).some((one) => option in one);
}

/** Another edition: it decides everything that editions differ in, and leaves the rest alone. */
export function withEdition(game: GameOffered, wish: TableWish, edition: string): TableWish {
  const kept = Object.entries(wish.options).filter(([option]) => !isOfEdition(game, option));
  return { ...wish, edition, options: Object.fromEntries(kept) };
}

/** How many options differ from the edition. */
export function ownChanges(game: GameOffered, wish: TableWish): number {
  return Object.keys(wish.options).filter((option) => isOfEdition(game, option) || wish.edition === null).length;
}

/** Why a match cannot be rated; null where it can. */
export function unrated(wish: TableWish): "box" | "bots" | "same-device" | null {
  if (wish.box !== null) return "box";
  if (wish.seats.some((one) => one !== ME && one !== OPEN)) return "bots";
  return wish.seats.filter((one) => one === ME).length > 1 ? "same-device" : null;
}

/** Whether anybody can still come. */
export function hasOpenSeats(wish: TableWish): boolean {
  return wish.seats.includes(OPEN);
}

function clockOf(wish: TableWish): NonNullable<NewTable["clock"]> | null {
  if (wish.clock === "live") return { kind: "live", minutes: wish.minutes, increment: wish.increment };
  return wish.clock === "slow" ? { kind: "slow", days: wish.days } : null;
}

/** The request that a form becomes. */
export function requestOf(game: GameOffered, wish: TableWish): NewTable {
  const isUsualEdition = wish.edition === null || wish.edition === editionsOf(game)[0];
  const options = isUsualEdition ? wish.options : { edition: wish.edition as string, ...wish.options };
  return {
    game: wish.game,
    seats: wish.seats,
    options,
    listed: wish.isListed && hasOpenSeats(wish),
    rated: wish.isRated && unrated(wish) === null,
    spectators: wish.spectators,
    clock: clockOf(wish),
    ...(wish.box === null ? {} : { box: wish.box }),
  };
}

/** Whether there is an Introductory game. */
export function hasIntroductory(game: GameOffered): boolean {
  return game.options.some((one) => one.name === "game" && one.values.includes("introductory"));
}

/** At once against bots; a beginner's first match is the Introductory game where there is one. */
export function againstBots(game: GameOffered, isIntroductory: boolean): NewTable {
  const bots = Array<string>(usualPlayers(game) - 1).fill(USUAL_BOT);
  return { game: game.name, seats: [ME, ...bots], options: isIntroductory && hasIntroductory(game) ? { game: "introductory" } : {} };
}

/** All seats at this device. */
export function onThisDevice(game: GameOffered, players: number): NewTable {
  return { game: game.name, seats: Array<string>(players).fill(ME), spectators: false };
}

/** A table that only those find who are sent its link. */
export function byInvitation(game: GameOffered, players: number): NewTable {
  return { game: game.name, seats: seatsFor(players), listed: false };
}

/** A number within bounds, whatever was typed. */
export function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

/** What the server takes as a clock. */
export const CLOCK_BOUNDS = { minutes: [1, 180], increment: [0, 120], days: [1, 14] } as const;
/** Characters of a box file, at most. */
export const LONGEST_BOX = 40_000;

// The form of a new table: what is chosen, what follows from it, and the request that it becomes.
import type { GameOffered, LevelsAsked, LiveClock, NewTable, SlowClock } from "../types/api";

export const ME = "me";
export const OPEN = "open";
/** The bot that sits down where nobody has chosen one. */
export const USUAL_BOT = "normal";
/** A style that is drawn when the table is made. */
export const SURPRISE = "surprise";
const BETWEEN = ":";

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
  time: LiveClock | SlowClock | null;
  /** Whether people's own bots may sit down though it is rated. */
  admitsBots?: boolean;
  /** Whether hints are given; null where nothing was chosen. */
  hints: boolean | null;
  /** What those at this device are called, by seat; my own name where it is empty. */
  names: string[];
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
    time: null,
    hints: null,
    names: [],
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

/** The bot in a seat and its style: “hard:bold”. */
export function botIn(seat: string): { bot: string; style: string | null } {
  const [bot, style] = seat.split(BETWEEN);
  return { bot: bot ?? "", style: style ?? null };
}

/** A bot with a style, or with none. */
export function styled(bot: string, style: string | null): string {
  return style === null ? bot : `${bot}${BETWEEN}${style}`;
}

/** A seat whose style is to be a surprise, with a style that is drawn; the others as they are. */
function drawn(game: GameOffered, seat: string, draw: () => number): string {
  const { bot, style } = botIn(seat);
  if (style !== SURPRISE) return seat;
  return styled(bot, game.styles[Math.floor(draw() * game.styles.length)] ?? null);
}

/** What the server is asked about the levels; null where no bot has one. */
export function levelsAsked(game: GameOffered, wish: TableWish, levels: readonly string[]): LevelsAsked | null {
  if (!wish.seats.some((seat) => levels.includes(botIn(seat).bot))) return null;
  const { options, box } = requestOf(game, wish);
  return { game: wish.game, players: wish.seats.length, ...(options ? { options } : {}), ...(box ? { box } : {}) };
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
  return isShared(wish) ? "same-device" : null;
}

/** Whether anybody can still come. */
export function hasOpenSeats(wish: TableWish): boolean {
  return wish.seats.includes(OPEN);
}

/** Whether several sit at this device. */
export function isShared(wish: TableWish): boolean {
  return wish.seats.filter((one) => one === ME).length > 1;
}

/** Whether hints are given: as it was chosen, or else where only one person plays; never in a rated match. */
export function givesHints(wish: TableWish): boolean {
  if (wish.isRated && unrated(wish) === null) return false;
  return wish.hints ?? wish.seats.filter((one) => one === ME || one === OPEN).length === 1;
}

/** Names for the seats at this device, as the server takes them. */
function namesOf(seats: readonly string[], names: readonly string[]): string[] {
  return seats.map((seat, index) => (seat === ME ? (names[index] ?? "").trim() : ""));
}

/** Whether two clocks are the same pace. */
export function samePace(one: LiveClock | SlowClock | null, other: LiveClock | SlowClock | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return one === other;
  if (one.kind === "slow") return one.days === (other as SlowClock).days;
  return one.minutes === (other as LiveClock).minutes && (one.increment ?? 0) === ((other as LiveClock).increment ?? 0);
}

/** The request that a form becomes. */
export function requestOf(game: GameOffered, wish: TableWish, draw: () => number = Math.random): NewTable {
  const isUsualEdition = wish.edition === null || wish.edition === editionsOf(game)[0];
  const options = isUsualEdition ? wish.options : { edition: wish.edition as string, ...wish.options };
  return {
    game: wish.game,
    seats: wish.seats.map((seat) => drawn(game, seat, draw)),
    options,
    listed: wish.isListed && hasOpenSeats(wish),
    rated: wish.isRated && unrated(wish) === null,
    ...(wish.isRated && unrated(wish) === null && wish.admitsBots ? { admits_bots: true } : {}),
    spectators: wish.spectators,
    clock: wish.time,
    ...(wish.hints === null ? {} : { hints: givesHints(wish) }),
    ...(isShared(wish) ? { names: namesOf(wish.seats, wish.names) } : {}),
    ...(wish.box === null ? {} : { box: wish.box }),
  };
}

/** Whether there is an Introductory game. */
export function hasIntroductory(game: GameOffered): boolean {
  return game.options.some((one) => one.name === "game" && one.values.includes("introductory"));
}

/** At once against bots; a beginner's first match is the Introductory game where there is one. */
export function againstBots(game: GameOffered, isIntroductory: boolean, draw: () => number = Math.random): NewTable {
  const bots = Array.from({ length: usualPlayers(game) - 1 }, () => drawn(game, styled(USUAL_BOT, SURPRISE), draw));
  return { game: game.name, seats: [ME, ...bots], options: isIntroductory && hasIntroductory(game) ? { game: "introductory" } : {} };
}

/** All seats at this device, with the names of those who sit there. */
export function onThisDevice(game: GameOffered, players: number, names: readonly string[]): NewTable {
  const seats = Array<string>(players).fill(ME);
  return { game: game.name, seats, spectators: false, names: namesOf(seats, names) };
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
export const LONGEST_BOX = 16_000;

// Generated from the messages of the server by `python -m fiorino.server.schema.openapi`. Do not edit.

import type { AdviceShown, Answer, AnswerAdvised, Away, Claim, Done, Hint, Hinted, LiveClock, Named, OpenTable, Orders, Pause, Preview, Previewed, RatingMove, ReasonShown, Refused, Rematch, Resign, Say, SeatShown, Shown, SlowClock, Standing, Step, TableOffer, Takeback, Undo, Wording } from "./messages";
export type { AdviceShown, Answer, AnswerAdvised, Away, Claim, Done, Hint, Hinted, LiveClock, Named, OpenTable, Orders, Pause, Preview, Previewed, RatingMove, ReasonShown, Refused, Rematch, Resign, Say, SeatShown, Shown, SlowClock, Standing, Step, TableOffer, Takeback, Undo, Wording };

/** A user name and a password. */
export interface Account {
  username: string;
  password: string;
}

/** Done, with nothing more to say. */
export interface Acknowledged {
  done?: boolean;
}

/** An answer of a puzzle and what it is worth. */
export interface AnswerWeighed {
  answer: string;
  worth: number;
  gives_away: number;
}

/** Let somebody and their bots in no more. */
export interface Ban {
  deed: "ban";
  person: string;
  reason?: string;
}

/** Somebody whom you have blocked. */
export interface Blocked {
  person: string;
  name: string;
}

/** Whom not to meet and not to hear, or to meet again. */
export interface Blocking {
  person: string;
  blocked: boolean;
}

/** A bot of my own by its id. */
export interface BotNamed {
  bot: string;
}

/** A line of chat. */
export interface ChatLine {
  number: number;
  room: string;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** The step of the log to branch from. */
export interface Cloning {
  move: number;
  link?: string | null;
}

/** The code of a link that was sent to my address. */
export interface Confirming {
  code: string;
}

/** One decision: what its answer was worth to the seat, and the better one. */
export interface DecisionReviewed {
  /** The step of the match that the answer made. */
  version: number;
  seat: string;
  answer: string;
  worth: number;
  gave_away: number;
  best: string;
  best_worth: number;
}

/** It is done; `told` is what to hand over: a code or a link, told only now. */
export interface DeedDone {
  told?: string | null;
}

/** Something that was done. */
export interface DeedSeen {
  number: number;
  at: number;
  deed: string;
  whom: string;
  /** Their name, where it was to a person. */
  whom_name: string | null;
  detail: string;
  /** Who did it; null is the command line. */
  by: string | null;
}

/** Where I can be written to; empty takes it away. */
export interface Email {
  email: string;
}

/** Call a match off. */
export interface End {
  deed: "end";
  match: string;
}

/** The commitment before the match, and the source of the draws after it. */
export interface Fairness {
  commitment: string;
  method: string;
  secret?: string | null;
  nonces?: string[] | null;
  seed?: string | null;
  draws_agree?: boolean | null;
}

/** Delete everything about somebody. */
export interface Forget {
  deed: "forget";
  person: string;
}

/** The account whose password is forgotten. */
export interface Forgotten {
  username: string;
}

/** A game that can be played. */
export interface GameOffered {
  name: string;
  title: string;
  author: string;
  /** Its catalogue of texts in each language; its keys start with this. */
  catalogue: string;
  /** The letter that its rule numbers start with. */
  rule_prefix: string;
  /** Whether it has hidden information. */
  has_secrets: boolean;
  /** Possible numbers of players. */
  players: number[];
  /** Names of all seats; fewer players take the first ones. */
  seats: string[];
  options: GameOption[];
  /** Sets of options, chosen by “edition”. */
  editions: Record<string, Record<string, string>>;
  /** Names of its tutorials, in learning order. */
  lessons: string[];
  /** How many puzzles it has. */
  puzzles: number;
  /** Styles for its level bots, as in “hard:bold”. */
  styles: string[];
}

/** An option of a game. */
export interface GameOption {
  name: string;
  values: string[];
  usual: string;
  says: string;
  rule: string;
}

/** How many public matches of a game somebody has played to the end, and won. */
export interface GameStanding {
  game: string;
  matches: number;
  wins: number;
}

/** The server is up. */
export interface Health {
  status: string;
  version: string;
}

/** The code of an invitation to the server. */
export interface Invitation {
  code: string;
}

/** An invitation that is still good. */
export interface InvitationSeen {
  id: string;
  note: string;
  uses_left: number;
  created_at: number;
  expires_at: number;
}

/** Make an invitation to the server. */
export interface Invite {
  deed: "invite";
  uses?: number;
  days?: number;
  note?: string;
}

/** Sit down, with the link of an unlisted table and a nonce for the draws. */
export interface Joining {
  link?: string | null;
  nonce?: string | null;
  /** My name from now on; for guests. */
  name?: string | null;
}

/** A place on the leaderboard. */
export interface Leader {
  place: number;
  person: string;
  name: string;
  rating: number;
  matches: number;
}

/** The best rated players of a game with so many players; guests are not on it. */
export interface Leaderboard {
  game: string;
  players: number;
  leaders: Leader[];
}

/** Everything about me is to be deleted; an account says so with its password. */
export interface Leaving {
  password?: string;
}

/** A tutorial, seen from the learner's seat. */
export interface Lesson {
  game: string;
  name: string;
  seat: string;
  parts: unknown;
  steps: LessonStep[];
}

/** A question of a tutorial: the suggested answer and its consequences. */
export interface LessonAsk {
  answer: string;
  /** What to look at on the board. */
  places: string[];
  preview: Previewed;
  /** The match after the others and chance have answered. */
  after: Shown;
}

/** A step of a tutorial; a step without a question is only read. */
export interface LessonStep {
  /** The key of its texts in the catalogue. */
  key: string;
  rules: string[];
  places: string[];
  /** The start of a new scene; null continues from the step before. */
  shown: Shown | null;
  asks: LessonAsk[];
}

/** A game and its options, to learn how well the bot levels fit them. */
export interface LevelsAsked {
  game: string;
  players: number;
  options?: Record<string, string>;
  box?: string | null;
}

/** How well the bot levels fit a game and its options.

    Untrained levels still search, but evaluate less accurately. Where they are “by-thumb”, every
    level plays by the rules of thumb. */
export interface LevelsTold {
  readiness: "by-thumb" | "trained" | "untrained";
}

/** Delete a line of chat. */
export interface Line {
  deed: "line";
  match: string;
  number: number;
}

/** A line of chat as a host sees it. */
export interface LineSeen {
  number: number;
  room: "players" | "spectators";
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Make a link for a new password, to hand over. */
export interface Link {
  deed: "link";
  person: string;
}

/** A match in a list. */
export interface Listed {
  match: string;
  game: string;
  players: number;
  status: "aborted" | "open" | "over" | "paused" | "running";
  listed: boolean;
  rated: boolean;
  /** Whether people's own bots may sit down at a rated table. */
  admits_bots: boolean;
  spectators: boolean;
  /** Whether its players may ask for hints. */
  hints: boolean;
  created_at: number;
  ended_at: number | null;
  version: number;
  result: Outcome | null;
  options: Record<string, string>;
  time: LiveClock | SlowClock | null;
  /** Player names by seat; empty for a free seat. */
  names: string[];
  bots: (string | null)[];
  /** Ids of the people by seat; null for a bot or a free seat. */
  people: (string | null)[];
  /** The caller's seats. */
  mine: number[];
}

/** The review of a match, as far as it has come. */
export interface MatchReviewed {
  done: number;
  /** Decisions of the match; it is ready when all are done. */
  of: number;
  failed: boolean;
  unit: "chance" | "coins" | null;
  decisions: DecisionReviewed[];
  /** The versions where it turned; when ready. */
  points: number[];
  /** Luck and skill; when ready. */
  seats: SeatReviewed[];
}

/** Mute or unmute a person. */
export interface Muting {
  person: string;
  muted: boolean;
}

/** A match of mine. */
export interface MyMatch {
  match: string;
  game: string;
  players: number;
  status: "aborted" | "open" | "over" | "paused" | "running";
  listed: boolean;
  rated: boolean;
  /** Whether people's own bots may sit down at a rated table. */
  admits_bots: boolean;
  spectators: boolean;
  /** Whether its players may ask for hints. */
  hints: boolean;
  created_at: number;
  ended_at: number | null;
  version: number;
  result: Outcome | null;
  options: Record<string, string>;
  time: LiveClock | SlowClock | null;
  /** Player names by seat; empty for a free seat. */
  names: string[];
  bots: (string | null)[];
  /** Ids of the people by seat; null for a bot or a free seat. */
  people: (string | null)[];
  /** The caller's seats. */
  mine: number[];
  /** Whether it is my turn. */
  asked: boolean;
}

/** Changes to my profile; an empty webhook removes it. */
export interface Myself {
  name?: string | null;
  language?: "de" | "en" | "hu" | "it" | "nl" | null;
  webhook?: string | null;
  /** Whether to e-mail me when it is my turn in a slow match. */
  mail_turns?: boolean | null;
}

/** A bot of my own that I want. */
export interface NewBot {
  name: string;
}

/** The password that I have, and the one that I want. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A new table. A seat is “me”, “open” or a bot, with its style: “hard:bold”. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  box?: string | null;
  listed?: boolean;
  rated?: boolean;
  spectators?: boolean;
  clock?: LiveClock | SlowClock | null;
  nonce?: string | null;
  /** Whether people's own bots may sit down at a rated table. */
  admits_bots?: boolean;
  /** Whether hints are allowed; by default only if one person plays. */
  hints?: boolean | null;
  /** Players who share one device; empty for my own name. */
  names?: string[];
}

/** A private note. */
export interface Note {
  text: string;
}

/** A private note on a match. */
export interface Noting {
  text: string;
}

/** All games, the bots that play all of them, and the usual time controls. */
export interface Offer {
  version: string;
  bots: string[];
  games: GameOffered[];
  presets: Preset[];
  /** Minutes after which a win over an absent player can be claimed. */
  claim_minutes: number;
  /** Whether this server sends e-mail. */
  mails: boolean;
  /** The bot levels, weakest first. */
  levels: string[];
}

/** How a match ended; seats are numbered from 0. */
export interface Outcome {
  scores: number[];
  winners: number[];
  /** The kind of the last log line. */
  by: "answer" | "claim" | "resign" | "timeout";
}

/** A bot of mine. */
export interface OwnBot {
  id: string;
  name: string;
  created_at: number;
  /** What it comes with; told once, when it is made. */
  token?: string | null;
}

/** Who you are. */
export interface Person {
  id: string;
  name: string;
  language: string;
  username: string | null;
  webhook: string | null;
  /** The key that signs messages to your webhook. */
  webhook_secret: string | null;
  /** Your verified address. */
  email: string | null;
  mail_turns: boolean;
  /** Whether you are a host of this server. */
  host: boolean;
  /** Whether you are somebody's bot. */
  bot: boolean;
}

/** Somebody as a host sees them. */
export interface PersonSeen {
  id: string;
  name: string;
  username: string | null;
  created_at: number;
  banned_at: number | null;
  host: boolean;
  bot_of: string | null;
}

/** A named time control. */
export interface Preset {
  name: string;
  clock: LiveClock | SlowClock;
}

/** Somebody as others see them; of a guest only the name is told. */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since?: number | null;
  /** Of a bot, the name of the person whose bot it is. */
  bot_of?: string | null;
  ratings?: RatingShown[];
  games?: GameStanding[];
  recent?: Listed[];
}

/** The key for subscriptions; null if this server sends no push messages. */
export interface PushKey {
  public_key: string | null;
}

/** An answer to a puzzle, of somebody with an account. */
export interface PuzzleAnswer {
  answer: string;
}

/** A position with one clearly best answer, seen from the seat that is asked. */
export interface PuzzleShown {
  game: string;
  number: number;
  difficulty: "easy" | "hard" | "medium";
  seat: string;
  parts: unknown;
  shown: Shown;
}

/** What came of an answer to a puzzle. */
export interface PuzzleTried {
  right: boolean;
  unit: "chance" | "coins";
  /** Whether worths were counted to the end. */
  exact: boolean;
  /** Whether it was rated; in an account only the first. */
  counted: boolean;
  /** All of them, the best first. */
  answers: AnswerWeighed[];
  /** What speaks for the best one. */
  reason: ReasonShown | null;
  rating: RatingKept;
  after: Shown;
}

/** The puzzles of a game. */
export interface PuzzlesOffered {
  game: string;
  /** The number of the puzzle of the day. */
  day: number;
  /** That day, by the calendar of the world's clock. */
  date: string;
  /** How hard each is, from number 1 on. */
  difficulties: ("easy" | "hard" | "medium")[];
}

/** A rating as a page keeps it, and as it is shown. */
export interface RatingKept {
  mu: number;
  sigma: number;
  shown: number;
  /** What was shown before this answer. */
  before: number;
}

/** A rating, by game and number of players. */
export interface RatingShown {
  game: string;
  players: number;
  rating: number;
  provisional: boolean;
  matches: number;
}

/** Addresses at which others reach this server. */
export interface Reach {
  addresses: string[];
  /** Whether only this machine reaches it. */
  only_here: boolean;
  /** The command that starts it for others, if they cannot reach it. */
  command?: string | null;
}

/** Whether the database answers. */
export interface Ready {
  status: string;
}

/** Why something was not done. */
export interface Refusal {
  reason: string;
  what_to_do: string;
  /** The number of the rule, where one refuses. */
  rule?: string | null;
  rule_text?: string | null;
  reason_key?: Wording | null;
  what_to_do_key?: Wording | null;
}

/** Delete a match with everything that belongs to it. */
export interface Remove {
  deed: "remove";
  match: string;
}

/** What somebody told the host. */
export interface Report {
  number: number;
  at: number;
  reporter: string;
  reporter_name: string;
  person: string;
  name: string;
  reason: string;
  match: string | null;
  line: string | null;
  /** The number of that line of chat, as long as it is there. */
  line_number: number | null;
  text: string;
  settled_at: number | null;
}

/** What somebody did that the host should know of. */
export interface Reporting {
  person: string;
  reason: "abuse" | "cheating" | "name" | "other" | "stalling";
  match?: string | null;
  line?: number | null;
  text?: string;
}

/** The code of a link, and the password that I want. */
export interface Resetting {
  code: string;
  password: string;
}

/** A chapter of the rules. */
export interface RuleSection {
  number: string;
  title: string;
  rules: RuleSentence[];
}

/** One rule; text in *asterisks* is emphasized. */
export interface RuleSentence {
  number: string;
  text: string;
}

/** A table after the rules. */
export interface RuleTable {
  title: string;
  text: string;
  head: string[];
  rows: string[][];
}

/** All rules of a game in one language. */
export interface Rules {
  game: string;
  title: string;
  sections: RuleSection[];
  tables: RuleTable[];
}

/** A table that can be watched. */
export interface RunningTable {
  match: string;
  game: string;
  names: string[];
  bots: (string | null)[];
  people: (string | null)[];
  time: LiveClock | SlowClock | null;
  rated: boolean;
  version: number;
}

/** Why a seat ended where it did: `began` - `gave_away` + `came` = `ended`. */
export interface SeatReviewed {
  seat: string;
  began: number;
  /** What its own answers cost it: its skill. */
  gave_away: number;
  /** What draws and the others brought it. */
  came: number;
  /** What the draws brought it, where two have played. */
  luck: number | null;
  ended: number;
}

/** Seat a bot at my table; without a bot, the seat opens again. */
export interface SeatingBot {
  /** The number of the seat, from 0. */
  seat: number;
  bot: string | null;
}

/** How the server is. */
export interface ServerHealth {
  version: string;
  database: "postgresql" | "sqlite";
  writable: boolean;
  access: "closed" | "invited" | "open";
  mails: boolean;
  matches: Record<string, number>;
  people: number;
  accounts: number;
  /** Open pages at the process that answers. */
  connected: number;
  /** Reports that are not settled. */
  reports: number;
}

/** There is nothing more to do about a report. */
export interface Settle {
  deed: "settle";
  report: number;
}

/** How somebody with an account stands in the puzzles of a game. */
export interface SolverShown {
  game: string;
  rating: number;
  /** How many they found with their first answer. */
  right: number;
  /** The numbers of those that they have answered. */
  seen: number[];
}

/** A browser's subscription to push messages; unknown fields are ignored. */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
}

/** The keys of a subscription, in base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** A table as you may see it; the link is shown to players and to those who came by it. */
export interface Table {
  match: string;
  game: string;
  players: number;
  status: "aborted" | "open" | "over" | "paused" | "running";
  listed: boolean;
  rated: boolean;
  /** Whether people's own bots may sit down at a rated table. */
  admits_bots: boolean;
  spectators: boolean;
  /** Whether its players may ask for hints. */
  hints: boolean;
  created_at: number;
  ended_at: number | null;
  version: number;
  result: Outcome | null;
  options: Record<string, string>;
  time: LiveClock | SlowClock | null;
  /** Player names by seat; empty for a free seat. */
  names: string[];
  bots: (string | null)[];
  /** Ids of the people by seat; null for a bot or a free seat. */
  people: (string | null)[];
  /** The caller's seats. */
  mine: number[];
  link: string | null;
  commitment: string;
  seats: SeatShown[];
  /** The match, if you may watch it. */
  shown: Shown | null;
  /** You sit here; a seat is free for you; all seats are taken and you watch; or all seats are taken and watching is not allowed. */
  welcome: "full" | "join" | "seated" | "watch";
}

/** A match as a host sees it. */
export interface TableSeen {
  match: string;
  game: string;
  status: "aborted" | "open" | "over" | "paused" | "running";
  version: number;
  created_at: number;
  listed: boolean;
  rated: boolean;
  names: string[];
}

/** The consequences of an answer in a tutorial. */
export interface Tried {
  /** Whether it is as good as the suggested answer. */
  fine: boolean;
  preview: Previewed;
  after: Shown;
}

/** Let somebody in again. */
export interface Unban {
  deed: "unban";
  person: string;
}

/** The subscription to remove. */
export interface Unsubscribing {
  endpoint: string;
}

/** Somebody who looks at a match and does not sit at it. */
export interface Watcher {
  person: string;
  name: string;
}

/** An invitation is good no more. */
export interface Withdraw {
  deed: "withdraw";
  invitation: string;
}

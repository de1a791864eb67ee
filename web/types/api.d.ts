// Generated from the messages of the server by `python -m fiorino.server.schema.openapi`. Do not edit.

import type { AdviceShown, Answer, AnswerAdvised, Away, Done, Hint, Hinted, LiveClock, OpenTable, Orders, Pause, Preview, Previewed, ReasonShown, Refused, Resign, Say, SeatShown, Shown, SlowClock, Standing, Step, Undo, Wording } from "./messages";
export type { AdviceShown, Answer, AnswerAdvised, Away, Done, Hint, Hinted, LiveClock, OpenTable, Orders, Pause, Preview, Previewed, ReasonShown, Refused, Resign, Say, SeatShown, Shown, SlowClock, Standing, Step, Undo, Wording };

/** A user name and a password. */
export interface Account {
  username: string;
  password: string;
}

/** It is done, and there is nothing to tell about it. */
export interface Acknowledged {
  done?: boolean;
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

/** Which step of the log to try from. */
export interface Cloning {
  move: number;
  link?: string | null;
}

/** What was promised before the match, and after it what the draws came from. */
export interface Fairness {
  commitment: string;
  method: string;
  secret?: string | null;
  nonces?: string[] | null;
  seed?: string | null;
  draws_agree?: boolean | null;
}

/** A game that can be played. */
export interface GameOffered {
  name: string;
  title: string;
  author: string;
  /** The numbers of players that it is for. */
  players: number[];
  options: GameOption[];
  /** Sets of options, chosen by “edition”. */
  editions: Record<string, Record<string, string>>;
}

/** An option of a game. */
export interface GameOption {
  name: string;
  values: string[];
  usual: string;
  says: string;
  rule: string;
}

/** That the server is there. */
export interface Health {
  status: string;
  version: string;
}

/** Sitting down: with the link of a table that is not listed, and a nonce for the draws. */
export interface Joining {
  link?: string | null;
  nonce?: string | null;
}

/** A tutorial as the engine plays it, seen from the learner's seat. */
export interface Lesson {
  game: string;
  seat: string;
  parts: unknown;
  steps: LessonStep[];
}

/** A question of a tutorial: the answer that is shown, and what it leads to. */
export interface LessonAsk {
  answer: string;
  /** What to look at on the board. */
  places: string[];
  preview: Previewed;
  /** When others and chance have answered too. */
  after: Shown;
}

/** A step of a tutorial; without a question it is read only. */
export interface LessonStep {
  /** Its words are in the catalogue by this key. */
  key: string;
  rules: string[];
  places: string[];
  /** Where a new scene begins; otherwise it goes on from the step before. */
  shown: Shown | null;
  asks: LessonAsk[];
}

/** A match in a list. */
export interface Listed {
  match: string;
  game: string;
  players: number;
  status: "aborted" | "open" | "over" | "paused" | "running";
  listed: boolean;
  rated: boolean;
  spectators: boolean;
  created_at: number;
  ended_at: number | null;
  version: number;
  result: Outcome | null;
  options: Record<string, string>;
  time: LiveClock | SlowClock | null;
  /** Who sits in each seat; empty where nobody. */
  names: string[];
  bots: (string | null)[];
  /** The seats of whoever asks. */
  mine: number[];
}

/** Whom not to hear, or to hear again. */
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
  spectators: boolean;
  created_at: number;
  ended_at: number | null;
  version: number;
  result: Outcome | null;
  options: Record<string, string>;
  time: LiveClock | SlowClock | null;
  /** Who sits in each seat; empty where nobody. */
  names: string[];
  bots: (string | null)[];
  /** The seats of whoever asks. */
  mine: number[];
  /** Whether it is for me to answer. */
  asked: boolean;
}

/** What I want changed about me; an empty webhook takes it away. */
export interface Myself {
  name?: string | null;
  language?: "de" | "en" | "hu" | "it" | "nl" | null;
  webhook?: string | null;
}

/** A table that is wanted. A seat is “me”, “open” or a bot. */
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
}

/** A private note. */
export interface Note {
  text: string;
}

/** A private note on a match. */
export interface Noting {
  text: string;
}

/** All games, and the bots that can sit at any of them. */
export interface Offer {
  version: string;
  bots: string[];
  games: GameOffered[];
}

/** How a match ended: seats by their number, from 0. */
export interface Outcome {
  scores: number[];
  winners: number[];
  /** The last line of the log: answer, resign, timeout. */
  by: string;
}

/** Who you are. */
export interface Person {
  id: string;
  name: string;
  language: string;
  username: string | null;
  webhook: string | null;
  /** What messages to your webhook are signed with. */
  webhook_secret: string | null;
}

/** The key to subscribe with; null where this server sends no push messages. */
export interface PushKey {
  public_key: string | null;
}

/** How well somebody plays a game with so many players. */
export interface RatingShown {
  game: string;
  players: number;
  rating: number;
  provisional: boolean;
  matches: number;
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

/** A chapter of the rules. */
export interface RuleSection {
  number: string;
  title: string;
  rules: RuleSentence[];
}

/** One rule; what stands in *asterisks* is a mark. */
export interface RuleSentence {
  number: string;
  text: string;
}

/** A table behind the rules. */
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
  time: LiveClock | SlowClock | null;
  rated: boolean;
  version: number;
}

/** A subscription to push messages as a browser gives it; what else it says is left aside. */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
}

/** The keys of a subscription, in base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** A table as you may see it; its link is for those who sit there or know it. */
export interface Table {
  match: string;
  game: string;
  players: number;
  status: "aborted" | "open" | "over" | "paused" | "running";
  listed: boolean;
  rated: boolean;
  spectators: boolean;
  created_at: number;
  ended_at: number | null;
  version: number;
  result: Outcome | null;
  options: Record<string, string>;
  time: LiveClock | SlowClock | null;
  /** Who sits in each seat; empty where nobody. */
  names: string[];
  bots: (string | null)[];
  /** The seats of whoever asks. */
  mine: number[];
  link: string | null;
  commitment: string;
  seats: SeatShown[];
  /** The match itself, where you may watch it. */
  shown: Shown | null;
}

/** What an answer in a tutorial leads to. */
export interface Tried {
  /** Whether it is as good as the answer that is shown. */
  fine: boolean;
  preview: Previewed;
  after: Shown;
}

/** The subscription that is taken back. */
export interface Unsubscribing {
  endpoint: string;
}

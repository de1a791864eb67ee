// Generated from the messages of the server by `python -m fiorino.server.schema.openapi`. Do not edit.

/** The best answers, the best first, and named figures about the decision.

    In coins, worth is how far the seat is expected to end ahead of its best rival; as a chance, how
    likely it is to win. */
export interface AdviceShown {
  unit: "chance" | "coins";
  answers: AnswerAdvised[];
  figures: Record<string, number>;
}

/** The answer of my seat to what is asked at this version, and to what it is asked `then`. */
export interface Answer {
  kind: "answer";
  id: string;
  match: string;
  version: number;
  answer: string;
  then?: string[];
}

/** An answer, what it is worth, and what it gives away against the best one. */
export interface AnswerAdvised {
  answer: string;
  worth: number;
  gives_away: number;
  reasons: ReasonShown[];
}

/** A bot plays for me from now on, or no longer. */
export interface Away {
  kind: "away";
  id: string;
  match: string;
  away: boolean;
}

/** What is new for a viewer who watches with `changes`; all else is as it was told before. */
export interface Changed {
  kind: "changed";
  match: string;
  version: number;
  steps: Step[];
  shown: ShownFields;
  briefing: Record<string, unknown>;
  inside: Record<string, Record<string, unknown>>;
}

/** This seat is asked and has been gone for long: I claim the win over it. */
export interface Claim {
  kind: "claim";
  id: string;
  match: string;
  seat: string;
}

/** The command was carried out; the match is at this version or further. */
export interface Done {
  kind: "done";
  id: string;
  match: string;
  version: number;
  rest?: Refused | null;
}

/** What are the best answers, and what about this one? */
export interface Hint {
  kind: "hint";
  id: string;
  match: string;
  version: number;
  about?: string | null;
}

/** The best answer, and advice; `values` and `reasons` are what 0.1 told of it, in figures. */
export interface Hinted {
  kind: "hinted";
  id: string;
  match: string;
  version: number;
  answer: string;
  values?: Record<string, number>;
  reasons?: Record<string, number>;
  advice?: AdviceShown | null;
}

/** Minutes for each player, and seconds for each answer. */
export interface LiveClock {
  kind: "live";
  minutes: number;
  increment?: number;
}

/** Tell about open tables from now on. */
export interface Lobby {
  kind: "lobby";
}

/** Something of the game by its name in files: the card “guards-8”, the seat “orange”. */
export interface Named {
  kind: string;
  name: string;
}

/** A table that can be joined. */
export interface OpenTable {
  match: string;
  game: string;
  players: number;
  open_seats: number;
  names: string[];
  bots: (string | null)[];
  people: (string | null)[];
  time: LiveClock | SlowClock | null;
  rated: boolean;
  created_by: string;
}

/** A standing order and its scope. */
export interface Orders {
  auction: string;
  limit: number | null;
  passing: boolean;
}

/** Others were found; the match begins at once. */
export interface Paired {
  kind: "paired";
  id: string;
  match: string;
}

/** I agree to a pause, or no longer. */
export interface Pause {
  kind: "pause";
  id: string;
  match: string;
  agree: boolean;
}

/** Is somebody there? */
export interface Ping {
  kind: "ping";
  id: string;
}

/** Somebody is. */
export interface Pong {
  kind: "pong";
  id: string;
}

/** What these answers would bring about; nothing is logged. */
export interface Preview {
  kind: "preview";
  id: string;
  match: string;
  version: number;
  answer: string;
  then?: string[];
}

/** What an answer would bring about, up to the next draw or question. */
export interface Previewed {
  kind: "previewed";
  id: string;
  match: string;
  version: number;
  events: unknown[];
  purses: Record<string, number[]>;
}

/** What a rated match did to the rating of a seat. */
export interface RatingMove {
  seat: string;
  before: number;
  after: number;
  provisional: boolean;
}

/** What speaks for an answer or against it: the key of a sentence of the game, and its words. */
export interface ReasonShown {
  key: string;
  figures: Record<string, number>;
  things: Record<string, string>;
}

/** The command was not carried out. */
export interface Refused {
  kind: "refused";
  id: string | null;
  match: string | null;
  reason: string;
  what_to_do: string;
  rule?: string | null;
  reason_key?: Wording | null;
  what_to_do_key?: Wording | null;
}

/** I want to play this again, or accept it; or I take it back, or decline it. */
export interface Rematch {
  kind: "rematch";
  id: string;
  match: string;
  agree: boolean;
  nonce?: string | null;
}

/** Give up. */
export interface Resign {
  kind: "resign";
  id: string;
  match: string;
}

/** A line of chat. */
export interface Said {
  kind: "said";
  match: string;
  room: string;
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** A line of chat. */
export interface Say {
  kind: "say";
  id: string;
  match: string;
  room: "players" | "spectators";
  text: string;
}

/** Who sits where, and their state. */
export interface SeatShown {
  seat: string;
  player: string;
  person: string | null;
  bot: string | null;
  away: boolean;
  connected: boolean;
  seconds_left: number | null;
  lost?: "claim" | "resign" | "timeout" | null;
  claim_in?: number | null;
  style?: string | null;
}

/** Find me others to play with; it ends with `unseek`, with this socket, or at a table. */
export interface Seek {
  kind: "seek";
  id: string;
  game: string;
  pace: string;
  players?: number;
  rated?: boolean;
  window?: number | null;
  nonce?: string | null;
}

/** You wait for others to play with. */
export interface Seeking {
  kind: "seeking";
  id: string;
}

/** The match as this viewer sees it now, and the steps since they saw it last. */
export interface Shown {
  kind: "shown";
  match: string;
  version: number;
  status: string;
  viewer: string | null;
  seats: SeatShown[];
  steps: Step[];
  steps_left_out: number;
  briefing: unknown;
  standing?: Orders | null;
  pausing?: string[];
  can_undo?: boolean;
  can_ask_back?: boolean;
  offers?: TableOffer[];
  rematch?: string | null;
  watching?: number;
  ended?: "answer" | "claim" | "resign" | "timeout" | null;
  ratings?: RatingMove[];
  hints?: boolean;
  resigning?: "bot" | "ends" | null;
}

/** The fields of `shown` that are not as they were told before. */
export interface ShownFields {
  status?: string;
  viewer?: string | null;
  seats?: SeatShown[];
  standing?: Orders | null;
  pausing?: string[];
  can_undo?: boolean;
  can_ask_back?: boolean;
  offers?: TableOffer[];
  rematch?: string | null;
  watching?: number;
  ended?: "answer" | "claim" | "resign" | "timeout" | null;
  ratings?: RatingMove[];
  hints?: boolean;
  resigning?: "bot" | "ends" | null;
}

/** Days for each answer. */
export interface SlowClock {
  kind: "slow";
  days: number;
}

/** Bid for me in this auction up to a limit, or pass it; 0 takes the order back. */
export interface Standing {
  kind: "standing";
  id: string;
  match: string;
  limit?: number | null;
  passing?: boolean;
}

/** One step of the log as this viewer sees it; empty if they may not see it. */
export interface Step {
  version: number;
  seat: string | null;
  what: string;
  answer: string | null;
  rule: string | null;
  at: number;
  events: unknown[];
  undoes?: number;
}

/** Something that one player asks of the others; it ends when one of them declines. */
export interface TableOffer {
  kind: "pause" | "rematch" | "takeback";
  from: string;
  accepted_by: string[];
  waiting_for: string[];
  declined_by?: string | null;
}

/** The open tables, and who waits for others to play with. */
export interface Tables {
  kind: "tables";
  tables: OpenTable[];
  waiting?: Waiting[];
}

/** I ask to take my last deed back, or answer somebody who does; or I ask it no more. */
export interface Takeback {
  kind: "takeback";
  id: string;
  match: string;
  word: "accept" | "ask" | "decline" | "withdraw";
}

/** Take my last answer back, or all of my answers after the version `to`. */
export interface Undo {
  kind: "undo";
  id: string;
  match: string;
  version: number;
  to?: number | null;
}

/** A line of chat that a host has removed. */
export interface Unsaid {
  kind: "unsaid";
  match: string;
  number: number;
}

/** I wait no more. */
export interface Unseek {
  kind: "unseek";
}

/** Show it no more. */
export interface Unwatch {
  kind: "unwatch";
  match: string;
}

/** How many people wait to play the same. */
export interface Waiting {
  game: string;
  pace: string;
  players: number;
  rated: boolean;
  people: number;
}

/** Show this match from now on; what happened after `since` first, if it is known. */
export interface Watch {
  kind: "watch";
  match: string;
  since?: number | null;
  link?: string | null;
  changes?: boolean;
}

/** A message of the catalogue and what stands in its places. */
export interface Wording {
  key: string;
  words?: Record<string, number | string | string[] | Named>;
}

export type Incoming = Watch | Unwatch | Lobby | Seek | Unseek | Ping | Answer | Preview | Undo | Takeback | Resign | Pause | Rematch | Claim | Away | Standing | Hint | Say;

export type Outgoing = Shown | Changed | Done | Pong | Refused | Previewed | Hinted | Said | Unsaid | Tables | Seeking | Paired;

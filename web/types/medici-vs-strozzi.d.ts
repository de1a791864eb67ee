// Generated from fiorino.games.medici_vs_strozzi by `python -m fiorino.server.schema.openapi`. Do not edit.

export type Seat = "medici" | "strozzi";

/** The whole table, as both houses and every spectator see it. */
export interface TableView {
  viewer: number;
  round: number;
  rounds: number;
  asked: number;
  question: string;
  money: number[];
  ships: ShipView[][];
  harbors: HarborView[];
  lot: string[];
  price: number | null;
  bag: Record<string, number>;
  thrown: string[];
}

/** A ship: how many spaces, where it goes, what is on it. */
export interface ShipView {
  spaces: number;
  harbor: string | null;
  tiles: string[];
}

/** A harbor: its tracks, and the sum of values that each house has there. */
export interface HarborView {
  name: string;
  tracks: TrackView[];
  sums: number[];
}

/** A monopoly track: its marker counts towards the Medici, negative towards the Strozzi. */
export interface TrackView {
  good: string;
  marker: number;
  pays: number;
}

/** Tiles, ships, harbors with their tracks, and what everything pays. */
export interface Parts {
  houses: Seat[];
  goods: string[];
  tiles: Record<string, number>;
  ships: number[];
  harbors: HarborPart[];
  track: TrackPart;
  rounds: Seat[];
  money: number;
  largest_lot: number;
  highest_price: number;
}

/** A harbor: what the largest sum there brings, and the goods that have a track. */
export interface HarborPart {
  name: string;
  prize: number;
  tracks: string[];
}

/** A monopoly track: how many steps to each side, and what every step pays. */
export interface TrackPart {
  side: number;
  pays: number[];
}

/** The end of the round as it stands, and for each house every way to load the lot. */
export interface Outlook {
  now: End;
  loads: Loading[][];
}

/** The end of a round: what each house is paid, and where each marker stands then. */
export interface End {
  pays: Pay[];
  markers: Record<string, Record<string, number>>;
}

/** What a house would be paid, by harbors and by tracks. */
export interface Pay {
  harbors: number;
  tracks: number;
}

/** A way to load the lot: the sums of that harbor then, and the end of the round after it. */
export interface Loading {
  ship: number;
  harbor: string;
  sums: number[];
  end: End;
}

/** M2.2: a round begins. */
export interface RoundBegan {
  event: "round-began";
  round: number;
  starter: Seat;
}

/** M2.3: a tile comes out of the bag. */
export interface TileDrawn {
  event: "tile-drawn";
  seat: Seat;
  kind: string;
}

/** M3.1: a price is named for the lot. */
export interface PriceNamed {
  event: "price-named";
  seat: Seat;
  coins: number;
  lot: string[];
}

/** M3.2: the other house buys. */
export interface LotBought {
  event: "lot-bought";
  buyer: Seat;
  coins: number;
}

/** M3.3: the other house refuses, and the house that named the price pays it. */
export interface LotReturned {
  event: "lot-returned";
  buyer: Seat;
  coins: number;
}

/** M4.1: the lot goes on a ship. */
export interface LotLoaded {
  event: "lot-loaded";
  seat: Seat;
  ship: number;
  harbor: string;
  lot: string[];
}

/** M4.5: the lot is thrown away. */
export interface LotThrown {
  event: "lot-thrown";
  seat: Seat;
  lot: string[];
}

/** M4.6: the lot is thrown away because no ship of the buyer has room for it. */
export interface LotForced {
  event: "lot-forced";
  seat: Seat;
  lot: string[];
}

/** M5.3: the lot with the last tile is not sold, by the option last_lot. */
export interface LotUnsold {
  event: "lot-unsold";
  seat: Seat;
  lot: string[];
}

/** M5.1: a house has filled its three ships. */
export interface FleetFull {
  event: "fleet-full";
  seat: Seat;
}

/** M5.2: the last tile has been drawn. */
export interface BagEmpty {
  event: "bag-empty";
}

/** M6.1, M6.2: the sums in a harbor are compared; `winner` is -1 where they are equal. */
export interface HarborScored {
  event: "harbor-scored";
  harbor: string;
  sums: number[];
  winner: Seat | null;
  coins: number;
}

/** M6.7: a marker moves; positions count towards the Medici, negative towards the Strozzi. */
export interface MarkerMoved {
  event: "marker-moved";
  track: string;
  before: number;
  after: number;
}

/** M6.8, M6.9: a marker off the middle pays, with its bonus. */
export interface MonopolyPaid {
  event: "monopoly-paid";
  track: string;
  seat: Seat;
  coins: number;
}

/** M7.3, M7.4: the money decides. */
export interface MatchEnded {
  event: "match-ended";
  scores: number[];
  winners: Seat[];
}

/** Anything that happens in Medici vs Strozzi. */
export type GameEvent =
  | RoundBegan
  | TileDrawn
  | PriceNamed
  | LotBought
  | LotReturned
  | LotLoaded
  | LotThrown
  | LotForced
  | LotUnsold
  | FleetFull
  | BagEmpty
  | HarborScored
  | MarkerMoved
  | MonopolyPaid
  | MatchEnded;

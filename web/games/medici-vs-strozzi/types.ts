// What the server shows of a table of Medici vs Strozzi (games/medici_vs_strozzi/view.py) and what lies in its box (parts.py).
import type { Table } from "../contract";
import { HOUSES } from "./houses";

export interface ShipView {
  spaces: number;
  harbor: string | null;
  tiles: string[];
}

/** `marker` counts towards the Medici; below zero it stands on the side of the Strozzi. */
export interface TrackView {
  good: string;
  marker: number;
  pays: number;
}

export interface HarborView {
  name: string;
  tracks: TrackView[];
  /** The sum of values on the ships of both houses there. */
  sums: number[];
}

/** What a house would be paid at the end of a round. */
export interface Pay {
  harbors: number;
  tracks: number;
}

/** The end of a round: what each house is paid, and where the markers stand then, by harbor and good. */
export interface End {
  pays: Pay[];
  markers: Record<string, Record<string, number>>;
}

/** A way to load the lot: the sums in the harbor then, and the end of the round right after it. */
export interface Loading {
  ship: number;
  harbor: string;
  sums: number[];
  end: End;
}

/** What the server counts ahead (outlook.py): the round as it stands, and by house every way to load the lot. */
export interface Outlook {
  now: End;
  loads: Loading[][];
}

export interface View {
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

export interface Parts {
  houses: string[];
  goods: string[];
  tiles: Record<string, number>;
  ships: number[];
  harbors: { name: string; prize: number; tracks: string[] }[];
  track: { side: number; pays: number[] };
  rounds: string[];
  money: number;
  largest_lot: number;
  highest_price: number;
}

export type MediciTable = Table<View>;

/** What the server has counted ahead; null once the match is over. */
export function outlookOf(table: MediciTable): Outlook | null {
  return (table.briefing as { outlook?: Outlook | null }).outlook ?? null;
}

/** What lies in the box; until the server has said so, as much of it as the view tells. */
export function partsOf(table: MediciTable): Parts {
  return (table.parts as Parts | null) ?? partsInView(table.view);
}

function partsInView(view: View): Parts {
  const markers = view.harbors.flatMap((harbor) => harbor.tracks.map((track) => Math.abs(track.marker)));
  return {
    houses: [...HOUSES],
    goods: ["dye", "fur", "spice", "cloth", "gold"],
    tiles: {},
    ships: (view.ships[0] ?? []).map((ship) => ship.spaces),
    harbors: view.harbors.map((harbor) => ({ name: harbor.name, prize: 0, tracks: harbor.tracks.map((track) => track.good) })),
    track: { side: Math.max(4, ...markers), pays: [] },
    rounds: Array.from({ length: view.rounds }, () => ""),
    money: 0,
    largest_lot: 3,
    highest_price: 0,
  };
}

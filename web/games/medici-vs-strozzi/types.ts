// What the server shows of a table of Medici vs Strozzi, and how it is read. Its types are generated from the game.
import type { End, GameEvent, HarborView, Loading, Outlook, Parts, Pay, ShipView, TableView, TrackView } from "../../types/medici-vs-strozzi";
import type { Table, Told } from "../contract";
import { HOUSES } from "./houses";

export type { End, HarborView, Loading, Outlook, Parts, Pay, ShipView, TrackView };
export type View = TableView;
/** An event of Medici vs Strozzi. */
export type MediciFact = Told<GameEvent>;
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
    rounds: [],
    money: 0,
    largest_lot: 3,
    highest_price: 0,
  };
}

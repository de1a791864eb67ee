// A small table for tests: two fleets, three harbors, a lot, as the server would show them.
import type { Briefing } from "../contract";
import type { End, MediciTable, Outlook, Parts, View } from "./types";

export const PARTS: Parts = {
  houses: ["medici", "strozzi"],
  goods: ["dye", "fur", "spice", "cloth", "gold"],
  tiles: { "dye-0": 1, "dye-1": 1, "dye-2": 1, "dye-3": 1, "dye-4": 2, "fur-0": 1, "spice-4": 2, "cloth-4": 2, "gold-5": 2 },
  ships: [3, 4, 5],
  harbors: [
    { name: "pisa", prize: 20, tracks: ["dye", "spice", "cloth"] },
    { name: "genova", prize: 20, tracks: ["fur", "spice", "cloth"] },
    { name: "venezia", prize: 20, tracks: ["dye", "fur"] },
  ],
  track: { side: 4, pays: [0, 10, 10, 20, 30] },
  rounds: ["medici", "strozzi", "strozzi"],
  money: 300,
  largest_lot: 3,
  highest_price: 400,
};

export function sampleView(change: Partial<View> = {}): View {
  return {
    viewer: 0,
    round: 2,
    rounds: 3,
    asked: 0,
    question: "load-lot",
    money: [293, 245],
    ships: [
      [
        { spaces: 3, harbor: null, tiles: [] },
        { spaces: 4, harbor: "pisa", tiles: ["cloth-4", "dye-2"] },
        { spaces: 5, harbor: null, tiles: [] },
      ],
      [
        { spaces: 3, harbor: "pisa", tiles: ["dye-1"] },
        { spaces: 4, harbor: null, tiles: [] },
        { spaces: 5, harbor: null, tiles: [] },
      ],
    ],
    harbors: PARTS.harbors.map(({ name, tracks }) => ({
      name,
      tracks: tracks.map((good) => ({ good, marker: 0, pays: 0 })),
      sums: name === "pisa" ? [6, 1] : [0, 0],
    })),
    lot: ["dye-0", "spice-4"],
    price: null,
    bag: { "dye-3": 1, "dye-4": 2, "gold-5": 1 },
    thrown: [],
    ...change,
  };
}

/** A table in the middle of a match; the Medici, who look at it, are asked. */
export function sampleTable(view: View = sampleView(), answers: Briefing["answers"] = [], draft: string | null = null, change: Partial<MediciTable> = {}): MediciTable {
  const briefing: Briefing<View> = {
    game: "medici-vs-strozzi",
    title: "Medici vs Strozzi",
    rules_version: 1,
    options: {},
    version: 20,
    seat: "medici",
    players: [],
    asked: true,
    over: false,
    question: { seat: "medici", name: view.question, rule: "M4.1", rule_text: "" },
    answers,
    view,
    rules: {},
    result: null,
  };
  const nothing = (): void => {};
  const table = {
    shown: { kind: "shown", match: "m", version: 20, status: "running", viewer: "medici", seats: [], steps: [], steps_left_out: 0, briefing },
    briefing,
    view,
    parts: PARTS,
    seats: [],
    me: "medici",
    canAnswer: true,
    isPast: false,
    news: [],
    steps: [],
    scene: null,
    tempo: 1,
    draft,
    following: [],
    preview: null,
    hint: null,
    canHint: false,
    pointed: [],
    playerOf: (seat: string) => (seat === "medici" ? "Lucia" : "Filippo"),
    choose: nothing,
    consider: nothing,
    confirm: nothing,
    cancel: nothing,
    point: nothing,
    stand: nothing,
    askHint: nothing,
    openRule: nothing,
    read: nothing,
    goOn: nothing,
    ...change,
  };
  return table as unknown as MediciTable;
}

export function single(text: string): Briefing["answers"][number] {
  return { kind: "single", text, index: 0, rule: "M4.1" };
}

/** The table with what the server has counted ahead: 20 : 20 as it stands; Pisa brings the Medici 30 and Genova 10, Genova the Strozzi 10. */
export function withOutlook(table: MediciTable): MediciTable {
  const end = (medici: number, strozzi: number): End => ({
    pays: [
      { harbors: medici, tracks: 0 },
      { harbors: strozzi, tracks: 0 },
    ],
    markers: {},
  });
  const outlook: Outlook = {
    now: end(20, 20),
    loads: [
      [
        { ship: 3, harbor: "genova", sums: [4, 0], end: end(30, 20) },
        { ship: 3, harbor: "venezia", sums: [4, 0], end: end(20, 20) },
        { ship: 4, harbor: "pisa", sums: [10, 1], end: end(40, 10) },
        { ship: 5, harbor: "genova", sums: [4, 0], end: end(30, 20) },
      ],
      [{ ship: 4, harbor: "genova", sums: [0, 4], end: end(20, 30) }],
    ],
  };
  return Object.assign(table, { briefing: Object.assign(table.briefing, { outlook }) });
}

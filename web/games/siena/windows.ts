// Which half of the board a question is about: a phone shows that one.
import { askedSeat, type Table } from "./view";

/** Questions about the town; those of a turn depend on who takes it. */
const TOWN = [
  "first-step", "banker-move", "district-card", "salimbeni", "donate-or-not", "banker-rest", "build-or-not", "drawn-in", "pay-or-girlfriends",
  "pay-for-one", "open-or-not", "artist-first-bid", "artist-bid", "walk", "beg",
];
const COUNTRY = ["start", "first-bid", "opening-bid", "country-turn", "load-road", "leg", "cash-or-stay", "charity-offer", "rise-or-stay"];

/** “town” or “country”; where a question is about neither, the half in which the viewer stands. */
export function windowFor(table: Table): string | null {
  const { question } = table.view;
  if (TOWN.includes(question)) return "town";
  if (COUNTRY.includes(question)) return "country";
  const me = table.view.seats[table.view.viewer] ?? askedSeat(table);
  return me === null || me === undefined ? null : me.status === "banker" ? "town" : "country";
}

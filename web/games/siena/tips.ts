// Tips for a first match of Siena.
import type { TipDetail } from "../contract";
import type { View } from "./view";

/** Questions that mean something else to Merchants than to Peasants. */
const BY_STATUS = ["country-turn", "rise-or-stay"];

export function tip(question: string, view: View): TipDetail {
  const status = view.seats[view.viewer]?.status ?? "";
  return { variant: BY_STATUS.includes(question) ? status : "", words: { status } };
}

// The two houses: the seats of Medici vs Strozzi.
import type { MediciTable } from "./types";

export const HOUSES = ["medici", "strozzi"] as const;
export type House = (typeof HOUSES)[number];

/** The place of a house in every pair of the view: 0 for the Medici, 1 for the Strozzi. */
export function houseIndex(seat: string): 0 | 1 {
  return seat === "strozzi" ? 1 : 0;
}

export function houseOf(index: number): House {
  return HOUSES[index] ?? "medici";
}

export function otherHouse(seat: string): House {
  return seat === "medici" ? "strozzi" : "medici";
}

/** The number of a house among the players, for its colour and shape: disc and hexagon. */
export function seatNumber(seat: string): number {
  return seat === "strozzi" ? 5 : 1;
}

/** The house that sits below: the reader's own; the Medici for whoever only watches. */
export function lowerHouse(table: MediciTable): House {
  return table.me === "strozzi" ? "strozzi" : "medici";
}

// The seats of Siena.
export const SEATS = ["blue", "orange", "green", "rose", "red"] as const;

/** Number of a seat by its name, 1 to 5, for colour and shape. */
export function seatNumber(seat: string): number {
  return SEATS.findIndex((one) => one === seat) + 1;
}

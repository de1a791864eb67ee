// Clocks run down here between two messages of the server; it alone decides when one has run out.
import type { SeatShown, Shown } from "../types/messages";

/** What a seat has left now. `since` is when the last line of the log was written, both times of the server. */
export function left(seat: SeatShown, runs: boolean, since: number, now: number): number | null {
  if (seat.seconds_left === null) return null;
  if (!runs) return seat.seconds_left;
  return Math.max(0, seat.seconds_left - Math.max(0, now - since));
}

/** The seat whose time runs. */
export function running(shown: Shown, asked: string | null): string | null {
  return shown.status === "running" ? asked : null;
}

export const LOW = 20;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A time as people read it: "4:05", "1:02:10"; whole days and hours where there are days left. */
export function written(seconds: number): { text: string } | { days: number; hours: number } {
  const whole = seconds < LOW ? Math.ceil(seconds) : Math.floor(seconds);
  if (whole >= DAY) return { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) };
  const two = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole >= HOUR) return { text: `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(whole % MINUTE)}` };
  return { text: `${minutes}:${two(whole % MINUTE)}` };
}

/** How long until what is written changes, in milliseconds. */
export function nextTick(seconds: number): number {
  if (seconds >= DAY) return MINUTE * 1000;
  const part = (seconds % 1) * 1000;
  return part < 30 ? 1000 : part;
}

// Who has left the table and who is back: told for a moment in the bar. A page that is only loaded again is not told of.
import type { SeatShown } from "../types/messages";

/** Milliseconds after which somebody who is not connected has left. */
export const LEAVING = 4000;
/** Milliseconds for which it is told that somebody is back. */
export const BACK = 6000;

export class Comings {
  /** Seats of others who have left. */
  gone = $state.raw<string[]>([]);
  /** Seats of others who have just come back. */
  back = $state.raw<string[]>([]);
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The seats whose people are missing now, told of or not. */
  private missing = new Set<string>();

  /** See who is there now; of `mine` nobody needs to be told. */
  follow(seats: SeatShown[], mine: string[]): void {
    for (const { seat, person, connected, away, lost } of seats) {
      const isMissing = person !== null && !mine.includes(seat) && !lost && (!connected || away);
      if (isMissing === this.missing.has(seat)) continue;
      clearTimeout(this.timers.get(seat));
      if (isMissing) {
        this.missing.add(seat);
        this.back = this.back.filter((one) => one !== seat);
        this.timers.set(seat, setTimeout(() => (this.gone = [...this.gone, seat]), LEAVING));
      } else {
        this.missing.delete(seat);
        if (!this.gone.includes(seat)) continue;
        this.gone = this.gone.filter((one) => one !== seat);
        this.back = [...this.back, seat];
        this.timers.set(seat, setTimeout(() => (this.back = this.back.filter((one) => one !== seat)), BACK));
      }
    }
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

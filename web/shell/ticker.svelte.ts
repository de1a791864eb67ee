// The time of the server, told as often as a clock that runs changes its face.
import { serverNow } from "./api";
import { nextTick } from "./clocks";

export class Ticker {
  now = $state(serverNow());
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `left` tells what the clock that runs has left; null where none does. */
  constructor(private readonly left: () => number | null) {}

  tick(): void {
    clearTimeout(this.timer);
    this.now = serverNow();
    const seconds = this.left();
    if (seconds !== null && seconds > 0) this.timer = setTimeout(() => this.tick(), nextTick(seconds));
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

// Lists that the server keeps, asked for again and again while somebody looks at them.
import { get, Refusal } from "../shell/api";
import { meetMe } from "../shell/me.svelte";
import { settings } from "../shell/settings.svelte";
import type { Listed, MyMatch, RunningTable } from "../types/api";

const AGAIN = 15_000;

export class Kept<T> {
  /** What is known; null until the first answer. */
  items = $state.raw<T[] | null>(null);
  /** Why there is no newer answer. */
  fault = $state.raw<Refusal | null>(null);
  private followers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly address: string) {}

  async refresh(): Promise<void> {
    try {
      await meetMe();
      this.items = await get<T[]>(this.address);
      this.fault = null;
    } catch (fault) {
      if (fault instanceof Refusal) this.fault = fault;
      else throw fault;
    }
  }

  /** Ask now and again; returns how to stop. */
  follow(): () => void {
    this.followers += 1;
    void this.refresh();
    if (this.followers === 1) {
      this.timer = setInterval(this.look, AGAIN);
      document.addEventListener("visibilitychange", this.look);
    }
    return () => {
      this.followers -= 1;
      if (this.followers > 0) return;
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", this.look);
    };
  }

  private readonly look = (): void => {
    // People who want to be told of their turn want it while they look elsewhere.
    if (document.visibilityState === "visible" || settings.notifications) void this.refresh();
  };
}

/** My matches that are not over. */
export const mine = new Kept<MyMatch>("/api/matches/mine");
/** My matches that are over, the latest first. */
export const past = new Kept<Listed>("/api/matches?mine=1");
/** Matches that anybody may watch. */
export const running = new Kept<RunningTable>("/api/running");

// Past states of a match, fetched once. The server tells them; nothing is worked out here.
import type { Shown } from "../types/messages";

const MOST = 400;

export class Past {
  private readonly kept = new Map<number, Promise<Shown>>();

  constructor(private readonly fetch: (version: number) => Promise<Shown>) {}

  /** A state that came by itself. */
  keep(shown: Shown): void {
    this.put(shown.version, Promise.resolve(shown));
  }

  at(version: number): Promise<Shown> {
    const known = this.kept.get(version);
    if (known !== undefined) return known;
    const fetched = this.fetch(version);
    this.put(version, fetched);
    fetched.catch(() => this.kept.delete(version));
    return fetched;
  }

  /** Somebody else looks now, and sees other things. */
  forget(): void {
    this.kept.clear();
  }

  private put(version: number, shown: Promise<Shown>): void {
    this.kept.delete(version);
    this.kept.set(version, shown);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!);
  }
}

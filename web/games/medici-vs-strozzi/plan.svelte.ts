// What the reader has in mind at this table and has not chosen yet: a ship, a harbor, a price, a place for the lot.
class Plan {
  /** The table and version that ship, harbor and load belong to. */
  #key = "";
  ship = $state<number | null>(null);
  harbor = $state<string | null>(null);
  /** Where the lot would go if it came back: thought of while a price is named, kept until it is loaded. */
  load = $state<string | null>(null);
  /** The price on the sign; the last one is the first figure of the next lot. */
  price = $state(15);

  /** Forget ship and harbor when the question changes, and the place for the lot when the lot does. */
  follow(match: string, version: number, lot: readonly string[]): void {
    const key = `${match} ${version}`;
    if (key === this.#key) return;
    this.#key = key;
    this.ship = null;
    this.harbor = null;
    if (lot.join() === this.#lot) return;
    this.#lot = lot.join();
    this.load = null;
  }

  #lot = "";
}

export const plan = new Plan();

// What the reader has in mind for the lot on the table: a price, a place for it, and half a choice on the board.
import { keepPlan, keptPlan } from "../../shell/drafts";

/** What outlives a reload of the page. */
interface Meant {
  /** The table, seat and lot that it belongs to. */
  lot: string;
  load: string | null;
  price: number | null;
  isKept: boolean;
}

const NOTHING = { load: null, price: null, isKept: false };

class Plan {
  /** The table, seat and version that ship and harbor belong to. */
  #question = "";
  #meant = $state.raw<Meant>({ lot: "", ...NOTHING });
  ship = $state<number | null>(null);
  harbor = $state<string | null>(null);

  /** Where the lot would go; null while nothing was pressed. */
  get load(): string | null {
    return this.#meant.load;
  }

  set load(load: string | null) {
    this.#mean({ load });
  }

  /** The price for the lot; null while nothing was pressed. */
  get price(): number | null {
    return this.#meant.price;
  }

  set price(price: number | null) {
    this.#mean({ price });
  }

  /** Whether a price was named with this load in mind: if the lot comes back, it goes there without another question. */
  get isKept(): boolean {
    return this.#meant.isKept;
  }

  set isKept(isKept: boolean) {
    this.#mean({ isKept });
  }

  /** Forget half a choice when the question changes, and everything when the lot does. */
  follow(table: string, version: number, lot: readonly string[]): void {
    const question = `${table} ${version}`;
    if (question === this.#question) return;
    this.#question = question;
    this.ship = null;
    this.harbor = null;
    const key = `${table} ${lot.join()}`;
    if (key === this.#meant.lot) return;
    const kept = keptPlan<Meant>();
    this.#mean(kept?.lot === key ? kept : { lot: key, ...NOTHING });
  }

  #mean(change: Partial<Meant>): void {
    this.#meant = { ...this.#meant, ...change };
    keepPlan(this.#meant);
  }
}

export const plan = new Plan();

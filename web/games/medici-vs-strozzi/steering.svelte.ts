// From what the reader has in mind to the draft: one press is enough where the visible best is meant. Nothing is sent unasked but a
// load that a price was named with.
import { untrack } from "svelte";
import { isLegal } from "../../shell/answers";
import { askingOf, bestLoad, courseOf, hasNamed, swingOf, THROW, type Asking, type Wanted } from "./asking";
import { parse } from "./answers";
import { plan } from "./plan.svelte";
import { outlookOf, type MediciTable } from "./types";

/** So long a kept load is seen before it is sent, and can be dropped. */
export const KEPT = 1000;

/** What is meant now: what was pressed, and for the rest what is visibly best. */
export function wantedOf(table: MediciTable, asking: Asking): Wanted {
  const drafted = [table.draft, ...table.following].map(parse).find((answer) => answer?.verb === "price");
  const isPossible = plan.load !== null && (plan.load === THROW || asking.loads.some((load) => load.text === plan.load));
  return {
    price: drafted?.verb === "price" ? drafted.coins : (plan.price ?? swingOf(outlookOf(table), asking.seat).fair),
    load: isPossible ? plan.load : bestLoad(table, asking.seat, asking.loads),
  };
}

/** Draft what is meant. */
export function draft(table: MediciTable): void {
  const asking = askingOf(table);
  const [first, ...then] = courseOf(asking, wantedOf(table, asking));
  if (first !== undefined) table.consider(first, then);
}

export function setPrice(table: MediciTable, coins: number): void {
  plan.price = coins;
  const asking = askingOf(table);
  const [first, ...then] = courseOf(asking, { ...wantedOf(table, asking), price: coins });
  if (first !== undefined) table.consider(first, then);
}

/** A place for the lot: part of the draft, or kept for when the lot comes back. */
export function setLoad(table: MediciTable, load: string): void {
  plan.load = load;
  const asking = askingOf(table);
  if (asking.isLoading) table.choose(load);
  else draft(table);
}

/** Follow the table: prepare each question once, and send a load that was kept. */
export function steer(table: () => MediciTable): void {
  let prepared = "";

  $effect.pre(() => {
    const { shown, me, view } = table();
    plan.follow(`${shown.match} ${me}`, shown.version, view.lot);
  });

  $effect(() => {
    const now = table();
    const key = `${now.shown.match} ${now.me} ${now.shown.version}`;
    if (!now.canAnswer || key === prepared) return;
    prepared = key;
    untrack(() => {
      if (now.draft === null) draft(now);
    });
  });

  $effect(() => {
    const now = table();
    if (!hasNamed(now)) return;
    untrack(() => {
      plan.load ??= wantedOf(now, askingOf(now)).load;
      plan.isKept = plan.load !== null;
    });
  });

  $effect(() => {
    const now = table();
    const load = plan.load;
    if (!plan.isKept || load === null || !now.canAnswer || !askingOf(now).isLoading || !isLegal(load, now.briefing.answers)) return;
    const sending = setTimeout(() => {
      plan.isKept = false;
      if (now.draft === load) now.confirm();
    }, KEPT);
    return () => clearTimeout(sending);
  });
}

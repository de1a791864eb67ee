// What players ask of each other, and who has come or gone: one line in the bar, nothing below it moves.
import type { TableOffer } from "../types/messages";
import type { Comings } from "./comings.svelte";
import { t } from "./language.svelte";
import type { TableState } from "./table.svelte";

export interface BarOffer {
  key: string;
  text: string;
  /** What those who listen are told; null where the log tells it. */
  spoken: string | null;
  /** The seat that asks, or is told of, for its mark. */
  seat: string;
  /** What is said to it, the strong word first; none where it is only told. */
  ways: { text: string; key: "y" | "n"; does: () => void }[];
}

/** What stands in the bar now, the most urgent first. `elapsed` is how many seconds ago the server told it. */
export function offersOf(table: TableState, elapsed: number, comings: Pick<Comings, "gone" | "back">): BarOffer[] {
  if (table.me === null) return [];
  const found = [...(table.live.offers ?? []).map((offer) => asked(table, offer)), ...gone(table, elapsed, comings)];
  // What waits for the reader comes before what they are only told.
  return [...found.filter((offer) => offer.ways.length > 0), ...found.filter((offer) => offer.ways.length === 0)];
}

function asked(table: TableState, offer: TableOffer): BarOffer {
  const { kind } = offer;
  const isMine = table.mine.includes(offer.from);
  const accept = (): void => (kind === "pause" ? table.pause(true) : kind === "rematch" ? table.rematch(true) : table.takeback("accept"));
  const refuse = (): void => (kind === "pause" ? table.pause(false) : kind === "rematch" ? table.rematch(false) : table.takeback(isMine ? "withdraw" : "decline"));
  const told = (text: string): { text: string; spoken: string | null } => ({ text, spoken: kind === "rematch" && !isMine ? text : null });
  const about = { key: kind, seat: offer.from };
  if (offer.declined_by) {
    const text = t(`shell-offer-${kind}-declined`, { seat: table.playerOf(offer.declined_by) });
    return { ...about, text, spoken: kind === "rematch" ? text : null, seat: offer.declined_by, ways: [] };
  }
  const takeBack = { text: t(kind === "takeback" ? "shell-offer-let-stand" : "shell-offer-take-back"), key: "n" as const, does: refuse };
  if (isMine) {
    const said = offer.accepted_by.length;
    return { ...about, ...told(t(`shell-offer-${kind}-mine`, { said, others: said + offer.waiting_for.length })), ways: [takeBack] };
  }
  const text = t(`shell-offer-${kind}`, { seat: table.playerOf(offer.from) });
  // Whoever has accepted a step back waits for the others; a pause and a rematch may be thought over.
  if (table.mine.some((seat) => offer.accepted_by.includes(seat))) return { ...about, ...told(text), ways: kind === "takeback" ? [] : [takeBack] };
  return {
    ...about,
    ...told(text),
    ways: [
      { text: t("shell-offer-accept"), key: "y", does: accept },
      { text: t("shell-offer-decline"), key: "n", does: refuse },
    ],
  };
}

/** Whoever has left is told of as long as they are away, and for a moment when they are back; the win over somebody who is gone for long can be claimed. */
function gone(table: TableState, elapsed: number, comings: Pick<Comings, "gone" | "back">): BarOffer[] {
  if (table.live.status !== "running" && table.live.status !== "paused") return [];
  return table.seats
    .filter((seat) => seat.person !== null && !table.mine.includes(seat.seat) && !seat.lost)
    .flatMap((seat): BarOffer[] => {
      const about = { key: `gone ${seat.seat}`, seat: seat.seat };
      const name = { seat: table.playerOf(seat.seat) };
      const note = (text: string): BarOffer[] => [{ ...about, text, spoken: text, ways: [] }];
      if (comings.back.includes(seat.seat)) return note(t("shell-offer-back", name));
      if (seat.away) return note(t("shell-offer-away", name));
      if (!comings.gone.includes(seat.seat)) return [];
      if (typeof seat.claim_in !== "number") return note(t("shell-offer-left", name));
      const seconds = Math.max(0, Math.ceil(seat.claim_in - elapsed));
      if (seconds > 0) return [{ ...about, text: t("shell-offer-gone", { ...name, seconds }), spoken: t("shell-offer-left", name), ways: [] }];
      const claim = { text: t("shell-offer-claim"), key: "y" as const, does: () => table.claim(seat.seat) };
      const text = t("shell-offer-gone-long", name);
      return [{ ...about, text, spoken: text, ways: [claim] }];
    });
}

// The auction that goes on, read from the view and from what was told of it.
import { factsBack, type SeatView, type Table } from "./view";

export interface Bidder {
  seat: SeatView;
  /** Their last bid, 0 if none. */
  bid: number;
  isOut: boolean;
  isAsked: boolean;
  leads: boolean;
  /** Whether they have looked at the Artist; null in an auction for a card. */
  hasLooked: boolean | null;
}

export interface Call {
  seat: string;
  /** 0 for a pass. */
  bid: number;
}

const STARTS = ["auction-started", "star-offered", "artist-offered"];

/** What was called so far, oldest first. */
export function calls(table: Table): Call[] {
  const found: Call[] = [];
  for (const fact of factsBack(table)) {
    if (STARTS.includes(fact.event)) break;
    if (fact.event === "bid-made") found.unshift({ seat: fact.seat, bid: fact.bid });
    else if (fact.event === "passed") found.unshift({ seat: fact.seat, bid: 0 });
  }
  return found;
}

/** Everybody at the table, the top of the Initiative track first. */
export function bidders(table: Table): Bidder[] {
  const auction = table.view.auction;
  if (auction === null) return [];
  const called = calls(table);
  const order = table.view.order.length > 0 ? table.view.order.toReversed() : table.view.seats.map((_, number) => number);
  return order.map((number) => {
    const seat = table.view.seats[number]!;
    const bid = called.findLast((call) => call.seat === seat.name && call.bid > 0)?.bid ?? 0;
    return {
      seat,
      bid: auction.holder === number ? auction.high : bid,
      isOut: auction.out.includes(number),
      isAsked: table.view.asked === number,
      leads: auction.holder === number,
      hasLooked: auction.artist === null ? null : auction.seen.includes(number),
    };
  });
}

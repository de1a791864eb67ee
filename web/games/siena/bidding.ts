// The auction that goes on, read from the view and from what was told of it.
import { bidsOf } from "./answers";
import { factsBack, mine, type SeatView, type Table } from "./view";

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

export interface Sold {
  card: string;
  seat: string;
  coins: number;
}

/** The questions of auctions for cards. */
const SELLING = ["start", "first-bid", "opening-bid", "star-bid"];

/** The cards that were sold while the auctions of this round go on, oldest first. */
export function soldCards(table: Table): Sold[] {
  const found: Sold[] = [];
  if (!SELLING.includes(table.view.question)) return found;
  for (const fact of factsBack(table)) {
    if (fact.event === "round-began") break;
    if (fact.event === "card-won") found.unshift({ card: fact.card, seat: fact.seat, coins: fact.coins });
  }
  return found;
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

/** Auctions in which an order may be left, also by those who are not asked. */
const ORDERED = ["opening-bid", "star-bid", "artist-bid"];

/** The bids that an order may be left for; null where there is no auction, or the viewer is out of it. */
export function limit(table: Table): { from: number; to: number } | null {
  const { auction, question, viewer } = table.view;
  const me = mine(table);
  if (auction === null || me === null || table.isPast || !ORDERED.includes(question) || auction.out.includes(viewer)) return null;
  // The leader may be outbid: their order stays in sight, and they may leave one.
  if ((table.shown.standing ?? null) === null && me.money <= auction.high) return null;
  return { from: bidsOf(table)?.from ?? auction.high + 1, to: me.money };
}

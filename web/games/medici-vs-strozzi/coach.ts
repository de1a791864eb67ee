// The price coach: the figures of a decision, and what the namer keeps at each price, if they buy and if they refuse.
import type { Hinted } from "../../types/messages";

/** What a lot is worth to the viewer and to the other house, and the price between. */
export interface Figures {
  mine: number;
  theirs: number;
  fair: number;
}

/** The figures that came with a hint, if there is a lot that they are about. */
export function figuresNow(hint: Hinted | null): Figures | null {
  const { mine, theirs, fair } = hint?.advice?.figures ?? {};
  return mine === undefined || theirs === undefined || fair === undefined ? null : { mine, theirs, fair };
}

export interface Chart {
  buy: string;
  refuse: string;
  area: string;
  /** The height of "nothing gained". */
  zero: number;
  best: { x: number; y: number };
  /** What the best price leaves to the namer. */
  gain: number;
}

const LEFT = 16;
const RIGHT = 304;
const TOP = 26;
const BOTTOM = 86;

/** If they buy at p the namer is better off by p - theirs; if they refuse, by mine - p. */
export function chartOf(mine: number, theirs: number): Chart {
  const fair = Math.max(0, (mine + theirs) / 2);
  const highest = Math.max(10, fair * 2);
  const ends = [-theirs, highest - theirs, mine, mine - highest];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const x = (price: number): number => LEFT + (price / highest) * (RIGHT - LEFT);
  const y = (gain: number): number => BOTTOM - ((gain - low) / Math.max(1, high - low)) * (BOTTOM - TOP);
  const gain = mine - fair;
  return {
    buy: `M${x(0)} ${y(-theirs)}L${x(highest)} ${y(highest - theirs)}`,
    refuse: `M${x(0)} ${y(mine)}L${x(highest)} ${y(mine - highest)}`,
    area: `M${x(0)} ${y(-theirs)}L${x(fair)} ${y(gain)}L${x(highest)} ${y(mine - highest)}Z`,
    zero: y(0),
    best: { x: x(fair), y: y(gain) },
    gain,
  };
}

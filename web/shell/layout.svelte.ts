// Which of the four frames the table has: a desk, a tablet that stands, a phone that stands, a phone on its side.
import { MediaQuery } from "svelte/reactivity";

export type Frame = "desk" | "tablet" | "phone" | "lying";

const PHONE = "(max-width: 759px) and (orientation: portrait)";
const phone = new MediaQuery(PHONE);
const small = new MediaQuery(`${PHONE} and (max-height: 700px)`);
const lying = new MediaQuery("(max-height: 500px) and (orientation: landscape)");
const tablet = new MediaQuery("(min-width: 760px) and (max-width: 1199px) and (orientation: portrait)");

export function frameNow(): Frame {
  if (lying.current) return "lying";
  if (phone.current) return "phone";
  return tablet.current ? "tablet" : "desk";
}

/** Whether talk has no region of its own there, and the question shares its place with it. */
export function isHandheld(): boolean {
  return lying.current || phone.current;
}

/** A phone of 360 × 640: the strip is there only while the question is about it. */
export function isSmall(): boolean {
  return small.current;
}

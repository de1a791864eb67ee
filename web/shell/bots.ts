// What a bot is: its level and its style, behind its name.
import { has, t } from "./language.svelte";

/** “hard · bold”; the kind of the bot as it is where it has no words. */
export function botKind(seat: { bot: string | null; style?: string | null }): string {
  if (seat.bot === null) return "";
  const level = `shell-level-${seat.bot}`;
  const kind = has(level) ? t(level) : seat.bot;
  return seat.style ? `${kind} · ${t(`shell-style-${seat.style}`)}` : kind;
}

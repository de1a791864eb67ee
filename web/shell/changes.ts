// A match of which the server tells only what has changed.
import type { Changed, Shown } from "../types/messages";

/** The match as it is now; all that is not told anew is as it was. */
export function changed(before: Shown, news: Changed): Shown {
  const briefing: Record<string, unknown> = { ...(before.briefing as object), ...news.briefing };
  for (const [part, entries] of Object.entries(news.inside)) briefing[part] = { ...(briefing[part] as object), ...entries };
  return { ...before, ...news.shown, version: news.version, steps: news.steps, steps_left_out: 0, briefing };
}

// Which tip explains a question. The words are `learn-tip-<game>-<question>` of the catalogue.
import type { Briefing } from "../games/contract";

export interface Tip {
  /** One kind of question: it is explained once. */
  id: string;
  key: string;
  words: { status: string };
  rule: string;
}

/** What the keys of the catalogue call the games. */
export const GAME_KEYS: Record<string, string> = { siena: "siena", "medici-vs-strozzi": "medici" };

/** Questions that mean something else to Merchants than to Peasants. */
const BY_STATUS = ["country-turn", "rise-or-stay"];

interface Statuses {
  viewer?: number;
  seats?: { status?: string }[];
}

/** The tip for what the reader is asked; null where nothing is. */
export function tipFor(game: string, briefing: Briefing): Tip | null {
  const key = GAME_KEYS[game];
  const question = briefing.question;
  if (key === undefined || question === null || !briefing.asked) return null;
  const view = briefing.view as Statuses;
  const status = view.seats?.[view.viewer ?? -1]?.status ?? "";
  const id = `${key}-${question.name}`;
  return {
    id: BY_STATUS.includes(question.name) ? `${id}-${status}` : id,
    key: `learn-tip-${id}`,
    words: { status },
    rule: question.rule,
  };
}

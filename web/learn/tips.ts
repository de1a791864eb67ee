// Which tip explains a question. The words are `learn-tip-<catalogue>-<question>`.
import type { Briefing, GameUi } from "../games/contract";

export interface Tip {
  /** One kind of question: it is explained once. */
  id: string;
  key: string;
  words: Record<string, string>;
  rule: string;
}

/** The tip for what the reader is asked; null where nothing is. */
export function tipFor(ui: Pick<GameUi, "tip">, catalogue: string, briefing: Briefing): Tip | null {
  const question = briefing.question;
  if (question === null || !briefing.asked) return null;
  const id = `${catalogue}-${question.name}`;
  const detail = ui.tip?.(question.name, briefing.view as never) ?? null;
  return {
    id: detail === null || detail.variant === "" ? id : `${id}-${detail.variant}`,
    key: `learn-tip-${id}`,
    words: detail?.words ?? {},
    rule: question.rule,
  };
}

// The table for those who listen: what has happened, politely, and what they are asked, at once and after it.
import type { GameUi } from "../games/contract";
import { t } from "./language.svelte";
import { linesOf } from "./lines";
import { standsSince } from "./steps";
import type { TableState } from "./table.svelte";
import type { Voice } from "./voice.svelte";

export class Ears {
  private viewer: string | null | undefined;
  private heard = 0;
  private asked: string | null = null;
  /** What would come of the draft, as it was said last. */
  private learnt = "";
  /** Whether the match was going on when somebody began to listen, and its result is news. */
  private hasResult = true;

  constructor(private readonly voice: Voice) {}

  /** Hear what is new at the table. A question is asked once, and in one breath with what led to it, which it would cut off otherwise. */
  hear(table: TableState, ui: GameUi): void {
    if (table.curtain !== null) return;
    const last = table.log.at(-1)?.version ?? 0;
    if (this.viewer !== table.me) [this.viewer, this.heard, this.asked] = [table.me, last, null];
    const fresh = linesOf(table.log.filter((step) => step.version > this.heard), table, ui).map((line) => sentence(line.line.text));
    this.heard = Math.max(this.heard, last);
    // What is said about a pause or a step back changes nothing that is asked.
    const asked = table.isMyTurn ? `${table.me} ${standsSince(table.log)}` : null;
    if (asked !== null && asked !== this.asked) this.voice.call([...fresh, t("shell-turn-announced", { question: table.sentence })].join(" "));
    else this.voice.say(...fresh);
    this.asked = asked;
    this.hasResult = this.hasResult && table.told.status === "over";
    if (asked === null) this.learnt = "";
  }

  /** Hear what would come of the draft; what is the same is not said again. */
  learn(consequence: string): void {
    if (consequence !== this.learnt) this.voice.say(consequence);
    this.learnt = consequence;
  }

  /** Hear how the match ended, once, and only if it has just ended. */
  end(result: string): void {
    if (!this.hasResult) this.voice.say(result);
    this.hasResult = true;
  }
}

/** A line of the log as a sentence of its own: a voice pauses where it ends. */
function sentence(text: string): string {
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}

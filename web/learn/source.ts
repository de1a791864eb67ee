// A lesson as the source of a table: the same components draw it that draw a match of the server.
import { Refusal, UNREACHABLE } from "../shell/api";
import type { ChatLine, TableForm } from "../shell/forms";
import type { Reply, Source, Teller, Wish } from "../shell/source";
import type { Lesson, LessonAsk, Tried } from "../types/api";
import type { Previewed, Refused, Shown } from "../types/messages";
import { fetchTried, goesOn, shownAt } from "./lesson";

/** What the learner has done: given the answer that is shown or one as good, given another one, taken that back. */
export type Deed = "right" | "other" | "back";

let runs = 0;

/** One scene, from one of its steps on. Between two steps nothing can be answered until the learner goes on. */
export class LessonSource implements Source {
  readonly match: string;
  private ask = 0;
  /** The match as the lesson has it, and as it is told: closed while nothing is to be answered. */
  private now: Shown;
  private isOpen: boolean;
  /** Whether the end of the match is kept back until the learner goes on: the coach speaks first. */
  private isHeld = false;
  /** What stood there before an answer that the lesson does not go on from. */
  private before: Shown | null = null;
  /** How many versions answers that were taken back have added to those of the server. */
  private added = 0;
  private teller: Teller | null = null;
  private readonly known = new Map<string, Promise<Tried>>();

  constructor(
    private readonly lesson: Lesson,
    private step: number,
    /** What the learner is called. */
    private readonly name: string,
    private readonly heard: (deed: Deed) => void,
    private readonly tryOut: typeof fetchTried = fetchTried,
  ) {
    this.match = `learn-${lesson.game}-${(runs += 1)}`;
    this.now = this.retouched(shownAt(lesson, step));
    this.isOpen = this.asked !== null;
  }

  start(teller: Teller): void {
    this.teller = teller;
    teller.shown(this.told);
  }

  stop(): void {
    this.teller = null;
  }

  async send(wish: Wish): Promise<Reply> {
    switch (wish.kind) {
      case "answer":
        return this.saying(() => this.answerAll([wish.answer, ...(wish.then ?? [])]));
      case "preview":
        return this.saying(() => this.previewAll([wish.answer, ...(wish.then ?? [])]));
      case "hint":
        if (this.asked === null || !this.isOpen) return this.impossible();
        return { kind: "hinted", id: "learn", match: this.match, version: this.now.version, answer: this.asked.answer };
      case "undo":
        this.takeOtherBack();
        return this.done();
      default:
        return this.impossible();
    }
  }

  /** An answer is carried out at once, or not at all. */
  takeBack(): boolean {
    return false;
  }

  /** The table remembers what it was told; what lies between was never told. */
  at(version: number): Promise<Shown> {
    return Promise.reject(new Error(`The lesson tells no version ${version}.`));
  }

  retold(): Promise<Shown | null> {
    return Promise.resolve(null);
  }

  earlier(): Promise<never[]> {
    return Promise.resolve([]);
  }

  parts(): Promise<unknown> {
    return Promise.resolve(this.lesson.parts);
  }

  about(): Promise<TableForm | null> {
    return Promise.resolve(null);
  }

  chat(): Promise<ChatLine[]> {
    return Promise.resolve([]);
  }

  // The lesson.

  /** The question that the learner is to answer now; null between two steps. */
  get asked(): LessonAsk | null {
    return this.askAt(this.ask);
  }

  private askAt(ask: number): LessonAsk | null {
    return this.lesson.steps[this.step]?.asks[ask] ?? null;
  }

  /** Go on to the next step of the scene. */
  goOn(): void {
    if (!goesOn(this.lesson, this.step)) return;
    this.step += 1;
    this.ask = 0;
    this.isHeld = false;
    this.tell(this.now, this.asked !== null);
  }

  /** The way back from an answer that the lesson does not go on from. */
  takeOtherBack(): void {
    const before = this.before;
    if (before === null) return;
    this.before = null;
    this.added += this.now.version + 1 - before.version;
    const version = this.now.version + 1;
    const undone = { version, seat: before.viewer, what: "undo", answer: null, rule: null, at: 0, events: [], undoes: 1 };
    this.tell({ ...before, version, briefing: { ...(before.briefing as object), version }, steps: [undone] }, true);
    this.heard("back");
  }

  /** The answers of a course, one after the other; an answer that the lesson does not go on from ends it. */
  private async answerAll(texts: string[]): Promise<Reply> {
    let reply: Reply = this.impossible();
    for (const [place, text] of texts.entries()) {
      if (place > 0 && (this.asked === null || this.before !== null)) break;
      reply = await this.answer(text);
    }
    return reply;
  }

  private async previewAll(texts: string[]): Promise<Reply> {
    const previews: Previewed[] = [];
    for (const [place, text] of texts.entries()) {
      if (place > 0 && this.askAt(this.ask + place) === null) break;
      const { fine, preview } = await this.outcome(text, this.ask + place);
      previews.push(preview);
      if (!fine) break;
    }
    const last = previews.at(-1)!;
    const purses = Object.fromEntries(Object.entries(last.purses).map(([seat, purse]) => [seat, [previews[0]!.purses[seat]![0]!, purse[1]!]]));
    return { ...last, match: this.match, version: this.now.version, events: previews.flatMap((preview) => preview.events), purses };
  }

  private async answer(text: string): Promise<Reply> {
    if (this.asked === null || this.before !== null) return this.impossible();
    const { fine, after } = await this.outcome(text);
    const then = this.retouched(after);
    if (fine) {
      this.ask += 1;
      this.isHeld = this.asked === null;
      this.tell(then, this.asked !== null);
    } else {
      this.before = this.now;
      this.tell({ ...then, can_undo: true }, false);
    }
    this.heard(fine ? "right" : "other");
    return this.done();
  }

  /** What an answer leads to; for the one that is shown this is part of the lesson. */
  private outcome(text: string, ask = this.ask): Promise<Tried> {
    const asked = this.askAt(ask);
    if (asked === null) return Promise.reject(new Error("Nothing is asked between two steps."));
    if (text === asked.answer) return Promise.resolve({ fine: true, preview: asked.preview, after: asked.after });
    const key = `${this.step}/${ask}/${text}`;
    const known = this.known.get(key) ?? this.tryOut(this.lesson, { step: this.step, ask }, text);
    this.known.set(key, known);
    known.catch(() => this.known.delete(key));
    return known;
  }

  private tell(shown: Shown, isOpen: boolean): void {
    this.now = { ...shown, hints: true };
    this.isOpen = isOpen;
    this.teller?.shown(this.told);
  }

  private get told(): Shown {
    if (this.isOpen) return this.now;
    const briefing = { ...(this.now.briefing as object), asked: false, answers: [], question: null };
    if (!this.isHeld) return { ...this.now, briefing };
    return { ...this.now, status: "running", briefing: { ...briefing, over: false, result: null } };
  }

  /** What the server tells of the scene, as part of this run: with the learner's name, and later by what was taken back. */
  private retouched(shown: Shown): Shown {
    const version = shown.version + this.added;
    const named = <T extends { seat: string; player: string }>(seat: T): T =>
      seat.seat === shown.viewer ? { ...seat, player: this.name } : seat;
    const briefing = shown.briefing as { players: { seat: string; player: string }[] };
    return {
      ...shown,
      match: this.match,
      version,
      // Somebody sits everywhere: a seat of nobody would be a free one.
      seats: shown.seats.map((seat) => ({ ...named(seat), person: seat.seat })),
      steps: shown.steps.map((step) => ({ ...step, version: step.version + this.added })),
      briefing: { ...briefing, version, players: briefing.players.map(named) },
    };
  }

  /** Whatever goes wrong on the way to the server is said, never thrown. */
  private async saying(work: () => Promise<Reply>): Promise<Reply> {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const { reason, what_to_do, rule, what_to_do_key } = fault;
      const reason_key = fault.status === UNREACHABLE ? { key: "shell-error-unreachable", words: {} } : fault.reason_key;
      return { ...this.impossible(), reason, what_to_do, rule, reason_key, what_to_do_key };
    }
  }

  private done(): Reply {
    return { kind: "done", id: "learn", match: this.match, version: this.now.version };
  }

  /** What a lesson does not know: a pause, a chat, an answer when none is asked for. */
  private impossible(): Refused {
    const reason_key = { key: "learn-refused", words: {} };
    return { kind: "refused", id: "learn", match: this.match, reason: "A lesson does not know this.", what_to_do: "", reason_key };
  }
}

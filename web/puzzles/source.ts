// A puzzle as the source of a table: one question, and whatever is answered is played.
import { Refusal, UNREACHABLE } from "../shell/api";
import type { ChatLine, TableForm } from "../shell/forms";
import type { Reply, Source, Teller, Wish } from "../shell/source";
import type { PuzzleShown, PuzzleTried } from "../types/api";
import type { Previewed, Refused, Shown } from "../types/messages";

/** How the server is asked; a test asks nobody. */
export interface Asking {
  preview(answer: string): Promise<Previewed>;
  tryOut(answer: string): Promise<PuzzleTried>;
}

let runs = 0;

export class PuzzleSource implements Source {
  readonly match: string;
  private readonly begun: Shown;
  private now: Shown;
  private isOpen = true;
  /** How many versions answers that were taken back have added to those of the server. */
  private added = 0;
  private teller: Teller | null = null;

  constructor(
    private readonly puzzle: PuzzleShown,
    /** What the solver is called. */
    private readonly name: string,
    private readonly asking: Asking,
    /** An answer was judged; the table still shows the question. */
    private readonly heard: (answer: string, tried: PuzzleTried) => void,
  ) {
    this.match = `puzzle-${puzzle.game}-${puzzle.number}-${(runs += 1)}`;
    this.begun = this.now = this.retouched(puzzle.shown);
  }

  start(teller: Teller): void {
    this.teller = teller;
    teller.shown(this.told);
  }

  stop(): void {
    this.teller = null;
  }

  async send(wish: Wish): Promise<Reply> {
    try {
      if (wish.kind === "answer" && this.isOpen) return await this.answer(wish.answer);
      if (wish.kind === "preview" && this.isOpen) return { ...(await this.asking.preview(wish.answer)), match: this.match, version: this.now.version };
      return this.impossible();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const { reason, what_to_do, rule, what_to_do_key } = fault;
      const reason_key = fault.status === UNREACHABLE ? { key: "shell-error-unreachable", words: {} } : fault.reason_key;
      return { ...this.impossible(), reason, what_to_do, rule, reason_key, what_to_do_key };
    }
  }

  /** Ask the same once more. */
  again(): void {
    if (this.isOpen) return;
    const version = this.now.version + 1;
    this.added += version - this.begun.version;
    const undone = { version, seat: this.begun.viewer, what: "undo", answer: null, rule: null, at: 0, events: [], undoes: 1 };
    this.tell({ ...this.begun, version, briefing: { ...(this.begun.briefing as object), version }, steps: [undone] }, true);
  }

  /** An answer is carried out at once, or not at all. */
  takeBack(): boolean {
    return false;
  }

  at(version: number): Promise<Shown> {
    return Promise.reject(new Error(`The puzzle tells no version ${version}.`));
  }

  retold(): Promise<Shown | null> {
    return Promise.resolve(null);
  }

  earlier(): Promise<never[]> {
    return Promise.resolve([]);
  }

  parts(): Promise<unknown> {
    return Promise.resolve(this.puzzle.parts);
  }

  about(): Promise<TableForm | null> {
    return Promise.resolve(null);
  }

  chat(): Promise<ChatLine[]> {
    return Promise.resolve([]);
  }

  private async answer(text: string): Promise<Reply> {
    const tried = await this.asking.tryOut(text);
    if (!this.isOpen) return this.impossible();
    this.heard(text, tried);
    this.tell(this.retouched(tried.after), false);
    return { kind: "done", id: "puzzle", match: this.match, version: this.now.version };
  }

  private tell(shown: Shown, isOpen: boolean): void {
    this.now = shown;
    this.isOpen = isOpen;
    this.teller?.shown(this.told);
  }

  /** Once it is answered, nothing is asked any more, not even where the match goes on or has ended. */
  private get told(): Shown {
    if (this.isOpen) return this.now;
    const briefing = { ...(this.now.briefing as object), asked: false, answers: [], question: null, over: false, result: null };
    return { ...this.now, status: "running", briefing };
  }

  private retouched(shown: Shown): Shown {
    const version = shown.version + this.added;
    const named = <T extends { seat: string; player: string }>(seat: T): T => (seat.seat === shown.viewer ? { ...seat, player: this.name } : seat);
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

  /** What a puzzle does not know: a pause, a hint, a second answer. */
  private impossible(): Refused {
    const reason_key = { key: "puzzle-refused", words: {} };
    return { kind: "refused", id: "puzzle", match: this.match, reason: "A puzzle does not know this.", what_to_do: "", reason_key };
  }
}

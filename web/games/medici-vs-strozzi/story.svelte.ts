// A table that plays a saved story: it answers nothing, but drafts and previews as the shell would.
import type { AdviceShown, Hinted, Previewed, SeatShown, Shown, Step } from "../../types/messages";
import type { Briefing } from "../contract";
import { parse } from "./answers";
import type { MediciTable, Parts, View } from "./types";

export interface Stories {
  parts: Parts;
  stories: Record<string, Shown[]>;
}

export class StoryTable implements MediciTable {
  shown = $state.raw<Shown>()!;
  news = $state.raw<Step[]>([]);
  draft = $state<string | null>(null);
  hint = $state.raw<Hinted | null>(null);
  pointed = $state.raw<string[]>([]);
  readonly parts: Parts;
  readonly isPast = false;
  readonly canHint = true;
  private readonly frames: Shown[];

  constructor(stories: Stories, name: string, wanted: URLSearchParams) {
    this.parts = stories.parts;
    this.frames = stories.stories[name] ?? [];
    this.shown = this.frames[wanted.has("play") ? 0 : this.frames.length - 1]!;
    this.draft = wanted.get("draft");
    if (wanted.has("hint")) this.askHint();
    if (wanted.has("play")) setTimeout(() => this.goOn(), Number(wanted.get("play") || 600));
  }

  /** On to the next saved state, with what happened in between as news. */
  goOn(): void {
    const [before, after] = this.frames;
    if (before === undefined || after === undefined) return;
    if (this.shown === after) {
      this.shown = before;
      this.news = [];
      return;
    }
    this.news = after.steps.filter((step) => step.version > before.version);
    this.shown = after;
  }

  get briefing(): Briefing<View> {
    return this.shown.briefing as Briefing<View>;
  }

  get view(): View {
    return this.briefing.view;
  }

  get seats(): SeatShown[] {
    return this.shown.seats;
  }

  get me(): string | null {
    return this.shown.viewer;
  }

  get canAnswer(): boolean {
    return this.briefing.asked && !this.briefing.over;
  }

  get steps(): Step[] {
    return this.shown.steps;
  }

  get preview(): Previewed | null {
    const money = this.view.money;
    const answer = parse(this.draft);
    if (answer === null) return null;
    const own = (money[0] ?? 0) - (answer.verb === "buy" ? (this.view.price ?? 0) : 0);
    const other = (money[1] ?? 0) - (answer.verb === "refuse" ? (this.view.price ?? 0) : 0);
    const purses = { medici: [money[0] ?? 0, own], strozzi: [money[1] ?? 0, other] };
    return { kind: "previewed", id: "", match: "story", version: this.shown.version, events: [], purses };
  }

  playerOf(seat: string): string {
    return this.seats.find((one) => one.seat === seat)?.player ?? seat;
  }

  choose(text: string): void {
    this.draft = text;
  }

  consider(text: string): void {
    this.draft = text;
  }

  confirm(): void {
    this.draft = null;
  }

  cancel(): void {
    this.draft = null;
  }

  point(places: string[]): void {
    this.pointed = places;
  }

  stand(): void {}

  askHint(): void {
    const figures = { mine: 40, theirs: 20, fair: 30 };
    const reasons = [{ key: "price", figures: { ...figures, price: 30 }, things: {} }];
    const advice: AdviceShown = { unit: "coins", answers: [{ answer: "price 30", worth: 10, gives_away: 0, reasons }], figures };
    this.hint = { kind: "hinted", id: "", match: "story", version: this.shown.version, answer: "price 30", advice };
  }

  openRule(): void {}
}

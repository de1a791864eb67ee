// The state behind a table: what is shown, what is drafted, what was said. It changes only by what its source tells.
import { createContext } from "svelte";
import type { Answer, Briefing, GameUi, Table } from "../games/contract";
import type { Hinted, Previewed, Refused, Said, SeatShown, Shown, Step } from "../types/messages";
import { isLegal } from "./answers";
import { named } from "./bots";
import { left, running } from "./clocks";
import { keepDraft, keptDraft } from "./drafts";
import type { ChatLine, TableForm } from "./forms";
import { t } from "./language.svelte";
import { Past } from "./past";
import type { Reply, Source, Wish } from "./source";
import { merged, stepsSince } from "./steps";
import { Ticker } from "./ticker.svelte";

const PREVIEW_PAUSE = 120;
const POINTING = 4000;

export interface Habits {
  /** Whether an answer is sent by the first press. */
  isInstant(): boolean;
  /** Who the reader is to the server. */
  person(): string | null;
  /** Something has happened: for sounds, title and those who listen. */
  told?(steps: Step[], table: TableState): void;
  heard?(line: Said, table: TableState): void;
}

export class TableState implements Table<unknown> {
  private latest = $state.raw<Shown | null>(null);
  private past = $state.raw<Shown | null>(null);
  private allSteps = $state.raw<Step[]>([]);
  /** Steps before the first one that is known. */
  leftOut = $state(0);
  news = $state.raw<Step[]>([]);
  parts = $state.raw<unknown>(null);
  about = $state.raw<TableForm | null>(null);
  draft = $state<string | null>(null);
  preview = $state.raw<Previewed | null>(null);
  /** Whether the server is being asked what the draft would do. */
  isPreviewing = $state(false);
  /** The answer that is on its way to the server. */
  sending = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Why there is no table at all. */
  failed = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  isHinting = $state(false);
  pointed = $state.raw<string[]>([]);
  /** The rule that the side panel shows. */
  rule = $state<string | null>(null);
  chat = $state.raw<(Said | ChatLine)[]>([]);
  /** The seat that the device must be passed to before its cards are shown. */
  curtain = $state<string | null>(null);
  /** Whether a past state is being fetched. */
  isLooking = $state(false);
  ui = $state.raw<GameUi | null>(null);

  private readonly ticker = new Ticker(() => this.leftNow());
  private readonly memory: Past;
  private readonly previews = new Map<string, Previewed>();
  private wish: Wish | null = null;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private pointing: ReturnType<typeof setTimeout> | undefined;
  private wanted: number | null = null;

  constructor(
    readonly source: Source,
    private readonly habits: Habits,
  ) {
    this.memory = new Past(async (version) => named(await source.at(version)));
  }

  /** Begin; `ready` is true once there is something to show. */
  start(): void {
    this.source.start({
      shown: (shown) => this.takeShown(named(shown)),
      said: (line) => this.takeSaid(line),
      refused: (refused) => {
        if (this.latest === null) this.failed = refused;
        else this.refused = refused;
      },
    });
    void this.learn();
    this.ticker.tick();
  }

  stop(): void {
    for (const timer of [this.asking, this.pointing]) clearTimeout(timer);
    this.ticker.stop();
    this.source.stop();
  }

  /** What stands around the match; none of it is needed to play. */
  private async learn(): Promise<void> {
    const given = await Promise.allSettled([this.source.parts(), this.source.about(), this.source.chat()]);
    const [parts, about, chat] = given;
    if (parts.status === "fulfilled") this.parts = parts.value;
    if (about.status === "fulfilled") this.about = about.value;
    if (chat.status === "fulfilled") this.chat = merged(chat.value, this.chat);
  }

  async learnAbout(): Promise<void> {
    this.about = await this.source.about().catch(() => this.about);
  }

  // What is shown.

  get ready(): boolean {
    return this.latest !== null;
  }

  get shown(): Shown {
    return this.past ?? this.latest!;
  }

  /** The match as it stands, whatever is looked at. */
  get live(): Shown {
    return this.latest!;
  }

  get briefing(): Briefing {
    return this.shown.briefing as Briefing;
  }

  get liveBriefing(): Briefing {
    return this.live.briefing as Briefing;
  }

  get view(): unknown {
    return this.briefing.view;
  }

  get seats(): SeatShown[] {
    return this.live.seats;
  }

  get me(): string | null {
    return this.latest?.viewer ?? null;
  }

  /** All seats of the reader: several where one device is passed around. */
  readonly mine = $derived.by((): string[] => {
    const person = this.habits.person();
    if (person === null) return this.me === null ? [] : [this.me];
    return this.seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
  });

  get isPast(): boolean {
    return this.past !== null;
  }

  /** The seat that is asked now; null where nobody is. */
  get asked(): string | null {
    return this.shown.status === "running" ? (this.briefing.question?.seat ?? null) : null;
  }

  get isAway(): boolean {
    return this.seats.some((seat) => seat.seat === this.me && seat.away);
  }

  /** Whether the reader has given up or run out of time. */
  readonly isLost = $derived(this.allSteps.some((step) => step.seat === this.me && (step.what === "resign" || step.what === "timeout")));

  readonly isMyTurn = $derived(this.me !== null && this.live.status === "running" && this.liveBriefing.asked && !this.isAway && !this.isLost);

  readonly canAnswer = $derived(!this.isPast && this.sending === null && this.curtain === null && this.isMyTurn);

  readonly answers = $derived<Answer[]>(this.canAnswer ? this.briefing.answers : []);

  readonly canHint = $derived(this.canAnswer && this.about?.rated !== true);

  readonly steps = $derived.by((): Step[] => {
    const until = this.past?.version;
    return until === undefined ? this.allSteps : this.allSteps.filter((step) => step.version <= until);
  });

  /** All steps, also those after a past state that is looked at. */
  get log(): Step[] {
    return this.allSteps;
  }

  playerOf(seat: string): string {
    const index = this.seats.findIndex((one) => one.seat === seat);
    const one = this.seats[index];
    if (one === undefined) return seat;
    // Whoever plays for several has one name for all of them, and that would tell nothing.
    const isShared = one.person !== null && this.seats.some((other) => other !== one && other.person === one.person);
    return isShared ? t("shell-seat-number", { number: index + 1 }) : one.player;
  }

  /** What others have done since the reader's own last turn. */
  readonly sinceMyTurn = $derived(stepsSince(this.allSteps, this.mine));

  /** What a seat has left on its clock now; null where there is no clock. */
  secondsLeft(seat: SeatShown): number | null {
    const runs = running(this.live, this.liveBriefing.question?.seat ?? null) === seat.seat;
    return left(seat, runs, this.allSteps.at(-1)?.at ?? this.ticker.now, this.ticker.now);
  }

  /** What the clock that runs has left. */
  private leftNow(): number | null {
    const asked = this.latest === null ? null : running(this.live, this.liveBriefing.question?.seat ?? null);
    const seat = this.latest?.seats.find((one) => one.seat === asked);
    return seat === undefined ? null : this.secondsLeft(seat);
  }

  // What the source tells.

  private takeShown(shown: Shown): void {
    const before = this.latest;
    this.failed = null;
    this.latest = shown;
    this.memory.keep(shown);
    const fresh = before === null ? shown.steps : shown.steps.filter((step) => step.version > before.version);
    if (before === null) this.leftOut = shown.steps_left_out;
    if (fresh.length > 0) this.allSteps = before === null ? fresh : [...this.allSteps, ...fresh];
    if (before !== null && before.version !== shown.version) {
      if (this.past === null) this.news = shown.steps_left_out > 0 ? [] : fresh;
      this.hint = null;
      this.refused = null;
    }
    this.takeViewer(before, shown);
    this.saveDraft(before, shown);
    if (before !== null && before.status !== shown.status) void this.learnAbout();
    this.ticker.tick();
    if (before !== null && fresh.length > 0) this.habits.told?.(fresh, this);
  }

  /** Where one person holds several seats, what one sees is not for the next one. */
  private takeViewer(before: Shown | null, shown: Shown): void {
    if (before !== null && before.viewer === shown.viewer) return;
    if (this.mine.length < 2 || this.liveBriefing.options.hands !== "closed" || this.liveBriefing.over) return;
    this.curtain = shown.viewer;
    this.past = null;
    this.memory.forget();
    if (before !== null) void this.tellAgain();
  }

  private async tellAgain(): Promise<void> {
    const told = await this.source.retold().catch(() => null);
    if (told === null || told.version < this.live.version) return;
    this.leftOut = told.steps_left_out;
    this.allSteps = told.steps;
  }

  private takeSaid(line: Said): void {
    const before = this.chat.length;
    this.chat = merged(this.chat, [line]);
    if (this.chat.length > before) this.habits.heard?.(line, this);
  }

  // Answering.

  isLegal(text: string): boolean {
    return isLegal(text, this.liveBriefing.answers);
  }

  choose(text: string): void {
    if (!this.canAnswer) return;
    this.consider(text);
    if (this.habits.isInstant()) this.confirm();
  }

  consider(text: string): void {
    if (!this.canAnswer || !this.isLegal(text) || this.draft === text) return;
    this.draft = text;
    this.refused = null;
    keepDraft(this.source.match, this.live.version, this.draft);
    this.askPreview(text);
  }

  cancel(): void {
    if (this.sending !== null) this.takeBack();
    this.draft = null;
    this.preview = null;
    this.isPreviewing = false;
    this.refused = null;
    clearTimeout(this.asking);
    keepDraft(this.source.match, this.live.version, this.draft);
  }

  confirm(): void {
    const text = this.draft;
    if (text === null || !this.canAnswer) return;
    const wish: Wish = { kind: "answer", version: this.live.version, answer: text };
    this.wish = wish;
    this.sending = text;
    this.draft = null;
    this.refused = null;
    clearTimeout(this.asking);
    keepDraft(this.source.match, this.live.version, this.draft);
    void this.source.send(wish).then((reply) => this.answered(text, wish, reply));
  }

  /** Whether the answer on its way can still be taken back: it has not left the page. */
  private takeBack(): void {
    if (this.wish === null || !this.source.takeBack(this.wish)) return;
    this.wish = null;
    this.sending = null;
  }

  private answered(text: string, wish: Wish, reply: Reply): void {
    if (this.wish !== wish) return;
    this.wish = null;
    this.sending = null;
    this.preview = null;
    if (reply.kind !== "refused") return;
    this.refused = reply;
    if (this.isMyTurn && this.isLegal(text)) this.draft = text;
  }

  private askPreview(text: string): void {
    clearTimeout(this.asking);
    const version = this.live.version;
    const known = this.previews.get(`${version}:${text}`);
    this.preview = known ?? null;
    this.isPreviewing = known === undefined;
    if (known !== undefined) return;
    this.asking = setTimeout(() => {
      void this.source.send({ kind: "preview", version, answer: text }).then((reply) => this.takePreview(text, reply));
    }, PREVIEW_PAUSE);
  }

  private takePreview(text: string, reply: Reply): void {
    if (reply.kind === "previewed") this.previews.set(`${reply.version}:${text}`, reply);
    if (this.draft !== text) return;
    this.isPreviewing = false;
    if (reply.kind === "previewed") this.preview = reply;
    else if (reply.kind === "refused") this.refused = reply;
  }

  /** A draft outlives whatever does not touch it: a cut line, somebody who comes or goes, a reload. */
  private saveDraft(before: Shown | null, shown: Shown): void {
    if (before === null) this.draft = keptDraft(this.source.match, shown.version);
    if (this.draft === null) return;
    const changed = before === null || before.version !== shown.version;
    if (!this.isMyTurn || !this.isLegal(this.draft) || (changed && before !== null && before.viewer !== shown.viewer)) {
      this.cancel();
    } else if (changed) {
      this.askPreview(this.draft);
    }
  }

  // Beside the answers.

  get canUndo(): boolean {
    return this.live.can_undo === true && !this.isPast && this.sending === null && this.live.status === "running";
  }

  undo(): void {
    if (!this.canUndo) return;
    this.cancel();
    this.do({ kind: "undo", version: this.live.version });
  }

  resign(): void {
    this.do({ kind: "resign" });
  }

  pause(agree: boolean): void {
    this.do({ kind: "pause", agree });
  }

  away(away: boolean): void {
    this.do({ kind: "away", away });
  }

  stand(limit: number | null, passing: boolean): void {
    this.do({ kind: "standing", limit, passing });
  }

  say(text: string): void {
    this.do({ kind: "say", room: this.me === null ? "spectators" : "players", text });
  }

  askHint(): void {
    if (!this.canHint || this.isHinting) return;
    this.isHinting = true;
    const about = this.draft === null ? {} : { about: this.draft };
    void this.source.send({ kind: "hint", version: this.live.version, ...about }).then((reply) => {
      this.isHinting = false;
      if (reply.kind === "hinted" && reply.version === this.live.version) this.hint = reply;
      else if (reply.kind === "refused") this.refused = reply;
    });
  }

  private do(wish: Wish): void {
    void this.source.send(wish).then((reply) => {
      if (reply.kind === "refused") this.refused = reply;
    });
  }

  lift(): void {
    this.curtain = null;
  }

  // Looking back.

  /** Look at a past version; the latest one is now. Only the last wish counts while several are fetched. */
  async look(version: number): Promise<void> {
    const last = this.live.version;
    const wanted = Math.min(Math.max(1, version), last);
    this.wanted = wanted;
    if (wanted === last) {
      this.backToNow();
      return;
    }
    const before = this.shown.version;
    this.isLooking = true;
    const found = await this.memory.at(wanted).catch(() => null);
    if (this.wanted !== wanted) return;
    this.isLooking = false;
    if (found === null) return;
    const step = this.allSteps.find((one) => one.version === wanted);
    this.news = wanted === before + 1 && step !== undefined ? [step] : [];
    this.past = found;
  }

  backToNow(): void {
    this.wanted = null;
    this.isLooking = false;
    this.past = null;
    this.news = [];
  }

  // Pointing.

  point(places: string[]): void {
    clearTimeout(this.pointing);
    this.pointed = places;
    if (places.length > 0) this.pointing = setTimeout(() => (this.pointed = []), POINTING);
  }

  openRule(rule: string): void {
    this.rule = rule;
  }

  /** The table as games see it: they know the type of their own view. */
  get forGame(): Table<never> {
    return this as Table<unknown> as Table<never>;
  }
}

export const [getTable, setTable] = createContext<TableState>();

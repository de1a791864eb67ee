// The state behind a table: what is shown, what is drafted, what was said. It changes only by what its source tells.
import { createContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Answer, Briefing, GameUi, Scene, Table } from "../games/contract";
import type { Hinted, Named, Previewed, Refused, Said, SeatShown, Shown, Step } from "../types/messages";
import { isLegal } from "./answers";
import { left, LOW, running } from "./clocks";
import { keepCourse, keepDraft, keptCourse, keptDraft } from "./drafts";
import type { ChatLine, TableForm } from "./forms";
import { has, t } from "./language.svelte";
import { catalogueOf } from "./offer.svelte";
import { Past } from "./past";
import type { Reply, Source, Wish } from "./source";
import { Staging, type Pace, type Summary } from "./staging.svelte";
import { merged, stepsSince } from "./steps";
import { Ticker } from "./ticker.svelte";

const PREVIEW_PAUSE = 120;
const POINTING = 4000;
/** A press in the first moment of a question was meant for the one before it. */
export const DEAF = 600;

export interface Habits {
  /** Whether an answer is sent by the first press. */
  isInstant(): boolean;
  /** Who the reader is to the server. */
  person(): string | null;
  /** Whether players of a game see what others do not. */
  hasSecrets(game: string): boolean;
  /** How fast scenes are played; at once where nobody says so. */
  pace?(): Pace;
  /** Something has come on stage: for sounds. */
  told?(steps: Step[], table: TableState): void;
  heard?(line: Said, table: TableState): void;
}

export class TableState implements Table<unknown> {
  private latest = $state.raw<Shown | null>(null);
  private past = $state.raw<Shown | null>(null);
  private allSteps = $state.raw<Step[]>([]);
  /** Steps before the first one that is known. */
  leftOut = $state(0);
  /** The step that led to the past state that is looked at, where the reader stepped to it. */
  private pastNews = $state.raw<Step[]>([]);
  parts = $state.raw<unknown>(null);
  about = $state.raw<TableForm | null>(null);
  draft = $state<string | null>(null);
  following = $state.raw<string[]>([]);
  /** Whether the question has just come; what is pressed then is dropped. */
  isDeaf = $state(false);
  /** How often something was chosen: the focus goes to the button that sends it. */
  choices = $state(0);
  /** What the reader panel shows: a card, a place or a piece. */
  reading = $state<string | null>(null);
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
  private readUntil = $state(0);
  /** The seat that the device must be passed to before its cards are shown. */
  curtain = $state<string | null>(null);
  /** Whether a past state is being fetched. */
  isLooking = $state(false);
  ui = $state.raw<GameUi | null>(null);

  private readonly ticker = new Ticker(() => this.leftNow());
  private readonly memory: Past;
  private readonly staging: Staging;
  /** Whether one player sees what came of their answer before the device is passed on. */
  private isParting = $state(false);
  private readonly previews = new Map<string, Previewed>();
  private wish: Wish | null = null;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private pointing: ReturnType<typeof setTimeout> | undefined;
  private hushing: ReturnType<typeof setTimeout> | undefined;
  private wanted: number | null = null;

  constructor(
    readonly source: Source,
    private readonly habits: Habits,
  ) {
    this.memory = new Past((version) => source.at(version));
    this.staging = new Staging({
      scenes: (step) => this.scenesOf(step),
      sentence: () => this.ui?.ask(this.forGame) ?? "",
      isMine: (seat) => seat !== null && this.mine.includes(seat),
      pace: () => this.pace,
      isHidden: () => this.isPast || isOutOfSight(),
      slack: () => this.slack(),
      at: (version) => this.memory.at(version),
      entered: (steps) => this.habits.told?.(steps, this),
      settle: endMotion,
    });
  }

  /** Begin; `ready` is true once there is something to show. */
  start(): void {
    this.source.start({
      shown: (shown) => this.takeShown(shown),
      said: (line) => this.takeSaid(line),
      unsaid: (number) => (this.chat = this.chat.filter((line) => line.number !== number)),
      refused: (refused) => {
        if (this.latest === null) this.failed = refused;
        else this.refused = refused;
      },
    });
    void this.learn();
    this.ticker.tick();
    if (typeof document !== "undefined") document.addEventListener?.("visibilitychange", this.sight);
  }

  private readonly sight = (): void => {
    if (isOutOfSight()) this.staging.hide();
  };

  stop(): void {
    if (typeof document !== "undefined") document.removeEventListener?.("visibilitychange", this.sight);
    this.staging.stop();
    for (const timer of [this.asking, this.pointing, this.hushing]) clearTimeout(timer);
    this.ticker.stop();
    this.source.stop();
  }

  /** What stands around the match; none of it is needed to play. */
  private async learn(): Promise<void> {
    void this.source.parts().then(
      (parts) => (this.parts = parts),
      () => {},
    );
    const [about, chat] = await Promise.allSettled([this.source.about(), this.source.chat()]);
    if (about.status === "fulfilled") this.about = about.value;
    if (chat.status === "fulfilled") {
      // What was said before the page was opened is not new.
      const fresh = new Set(this.chat.map((line) => line.number));
      this.readUntil = Math.max(0, ...chat.value.map((line) => line.number).filter((number) => !fresh.has(number)));
      this.chat = merged(chat.value, this.chat);
    }
  }

  async learnAbout(): Promise<void> {
    this.about = await this.source.about().catch(() => this.about);
  }

  // What is shown.

  get ready(): boolean {
    return this.latest !== null;
  }

  get shown(): Shown {
    return this.past ?? this.staging.shown ?? this.latest!;
  }

  /** The state whose scenes are over: what may be asked, announced and logged. It is behind `shown` while a scene lasts. */
  get told(): Shown {
    return this.staging.told ?? this.latest!;
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
    return (this.staging.shown ?? this.latest)?.viewer ?? null;
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
    if (!this.isPast && this.scene !== null) return this.scene.seat;
    const shown = this.past ?? this.told;
    return shown.status === "running" ? ((shown.briefing as Briefing).question?.seat ?? null) : null;
  }

  get isAway(): boolean {
    return this.seats.some((seat) => seat.seat === this.me && seat.away);
  }

  /** Whether the reader has given up or run out of time. */
  readonly isLost = $derived(this.allSteps.some((step) => step.seat === this.me && ["resign", "timeout", "claim"].includes(step.what)));

  /** Whether the match waits for the reader, even if they do not know yet. */
  readonly isAwaited = $derived(this.live.viewer !== null && this.live.status === "running" && this.liveBriefing.asked && !this.isAway && !this.isLost);

  /** Whether the reader is asked, and has seen what led to it. */
  readonly isMyTurn = $derived(this.isAwaited && !this.isStaging);

  readonly canAnswer = $derived(!this.isPast && this.sending === null && this.curtain === null && this.isMyTurn);

  readonly answers = $derived<Answer[]>(this.canAnswer ? this.briefing.answers : []);

  readonly canHint = $derived(this.canAnswer && this.live.hints === true);

  readonly steps = $derived.by((): Step[] => upTo(this.past?.version ?? Infinity, this.log));

  /** All steps that have been told, also those after a past state that is looked at. */
  readonly log = $derived.by((): Step[] => (this.isStaging ? upTo(this.staging.until, this.allSteps) : this.allSteps));

  // What is on stage.

  get news(): Step[] {
    return this.isPast ? this.pastNews : this.staging.news;
  }

  /** Whether something is on stage or waits for it: nobody is asked before it is over. */
  get isStaging(): boolean {
    return this.staging.isBusy || this.isParting;
  }

  get scene(): Scene | null {
    return this.staging.scene;
  }

  /** The words that are pressed into the question's place now. */
  get stamp(): string | null {
    return this.staging.stamp;
  }

  /** What the turns of others came to since the reader's last answer, one line for each seat. */
  get summary(): readonly Summary[] {
    return this.staging.summary;
  }

  /** Who must do what, in words; while a scene lasts, what was asked before it. */
  get sentence(): string {
    return !this.isPast && this.isStaging ? this.staging.sentence : (this.ui?.ask(this.forGame) ?? "");
  }

  /** How fast pieces travel: a scene's own times are multiplied by it. */
  get tempo(): number {
    return this.scene === null ? this.pace : this.staging.tempo;
  }

  /** The first version that came while the reader was absent; null once they know. */
  get missed(): number | null {
    return this.staging.missed;
  }

  skip(): void {
    this.staging.skip();
  }

  skipAll(): void {
    this.staging.skipAll();
  }

  goOn(): void {
    this.staging.goOn();
  }

  catchUp(): void {
    this.staging.catchUp();
  }

  private get pace(): Pace {
    return this.habits.pace?.() ?? 0;
  }

  private scenesOf(step: Step): Scene[] {
    try {
      return this.ui?.scenes?.(step, this.forGame) ?? [];
    } catch (fault) {
      console.error(fault); // a step that cannot be staged is still shown
      return [];
    }
  }

  /** Milliseconds until the reader's own clock is urgent. */
  private slack(): number | null {
    if (!this.isAwaited) return null;
    this.ticker.tick();
    const seconds = this.leftNow();
    return seconds === null ? null : (seconds - LOW) * 1000;
  }

  playerOf(seat: string): string {
    return this.players.get(seat) ?? seat;
  }

  // Who sits where changes with every message, what they are called hardly ever: what is written with a name stays.
  private readonly called = $derived(JSON.stringify(this.latest === null ? [] : this.seats.map((one, index) => [one.seat, this.nameOf(one, index)])));
  private readonly players = $derived(new Map(JSON.parse(this.called) as [string, string][]));

  private nameOf(one: SeatShown, index: number): string {
    // Whoever plays for several under one name has it for all of them, and that would tell nothing.
    const isShared = one.person !== null && this.seats.some((other) => other !== one && other.person === one.person && other.player === one.player);
    if (!isShared) return one.player;
    const house = `${catalogueOf(this.liveBriefing.game)}-house-${one.seat}`;
    return has(house) ? t(house) : t("shell-seat-number", { number: index + 1 });
  }

  /** A thing of the game, or a seat, by its name. */
  wordOf(thing: Named): string {
    return thing.kind === "seat" ? this.playerOf(thing.name) : (this.ui?.word?.(thing, this.forGame) ?? thing.name);
  }

  /** What others have done since the reader's own last turn. */
  readonly sinceMyTurn = $derived(stepsSince(this.log, this.mine, this.ui?.turn));

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
    if (before !== null && before.version !== shown.version) {
      this.hint = null;
      this.refused = null;
    }
    if (before !== null && before.status !== shown.status) void this.learnAbout();
    if (!this.isParting) this.putOnStage(before, shown, fresh);
    if (before === null) this.leaveOut(shown.steps_left_out);
    this.saveDraft(before, shown);
    this.ticker.tick();
  }

  private putOnStage(before: Shown | null, shown: Shown, fresh: Step[]): void {
    if (this.needsCurtain(before, shown)) {
      if (before === null) this.dropCurtain();
      else void this.partWith(before, fresh);
      return;
    }
    this.allSteps = before === null ? fresh : [...this.allSteps, ...fresh];
    if (before === null || shown.steps_left_out > 0) this.staging.jump(shown);
    else this.staging.take(shown, fresh);
  }

  /** Where one person holds several seats, what one sees is not for the next one. */
  private needsCurtain(before: Shown | null, shown: Shown): boolean {
    if (before !== null && before.viewer === shown.viewer) return false;
    return this.mine.length > 1 && this.habits.hasSecrets(this.liveBriefing.game) && !this.liveBriefing.over;
  }

  /** Whoever has answered sees what came of it, with their own eyes; then the device is passed on. */
  private async partWith(before: Shown, fresh: Step[]): Promise<void> {
    const own = fresh.findLast((step) => step.seat === before.viewer);
    this.isParting = true;
    const seen = own === undefined || before.viewer === null ? null : await this.source.at(own.version, before.viewer).catch(() => null);
    if (seen !== null && seen.viewer === before.viewer) {
      this.allSteps = [...this.allSteps, ...seen.steps];
      await this.staging.part(seen, seen.steps);
    }
    this.isParting = false;
    this.dropCurtain();
    await this.tellAgain();
  }

  private dropCurtain(): void {
    this.curtain = this.live.viewer;
    this.past = null;
    this.memory.forget();
    if (this.allSteps.length === 0) this.allSteps = this.live.steps;
    this.staging.jump(this.live);
  }

  private async tellAgain(): Promise<void> {
    const told = await this.source.retold().catch(() => null);
    if (told === null || told.version < this.live.version) return;
    this.allSteps = told.steps;
    this.leaveOut(told.steps_left_out);
  }

  /** A long match is told from its end; what was left out is fetched by and by. */
  private leaveOut(count: number): void {
    this.leftOut = count;
    const viewer = this.live.viewer;
    void (async () => {
      while (this.leftOut > 0 && this.live.viewer === viewer) {
        const until = (this.allSteps[0]?.version ?? 1) - 1;
        const found = await this.source.earlier(until).catch(() => []);
        if (found.length === 0 || this.live.viewer !== viewer) return;
        this.leftOut -= found.length;
        this.allSteps = [...found, ...this.allSteps];
      }
    })();
  }

  /** How many lines of others nobody has read here. */
  get unread(): number {
    return this.chat.filter((line) => line.number > this.readUntil && line.person !== this.habits.person()).length;
  }

  readChat(): void {
    this.readUntil = this.chat.at(-1)?.number ?? 0;
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

  /** A question has come: no answer is taken for a moment. */
  hush(): void {
    clearTimeout(this.hushing);
    this.isDeaf = true;
    this.hushing = setTimeout(() => (this.isDeaf = false), DEAF);
  }

  choose(text: string, following: string[] = []): void {
    if (!this.canAnswer || this.isDeaf) return;
    this.consider(text, following);
    this.choices += 1;
    if (this.habits.isInstant()) this.confirm();
  }

  /** Send an answer that needs no second press: a way out. */
  send(text: string): void {
    if (!this.canAnswer || this.isDeaf || !this.isLegal(text)) return;
    this.cancel();
    this.consider(text);
    this.confirm();
  }

  consider(text: string, following: string[] = []): void {
    const isSame = this.draft === text && this.following.join("\n") === following.join("\n");
    if (!this.canAnswer || !this.isLegal(text) || isSame) return;
    this.draft = text;
    this.following = following;
    this.refused = null;
    keepDraft(this.source.match, this.live.version, { text, following });
    this.askPreview(text, following);
  }

  cancel(): void {
    if (this.sending !== null) this.takeBack();
    this.draft = null;
    this.following = [];
    this.preview = null;
    this.isPreviewing = false;
    this.refused = null;
    clearTimeout(this.asking);
    keepDraft(this.source.match, this.live.version, null);
  }

  confirm(): void {
    const text = this.draft;
    if (text === null || !this.canAnswer || this.isDeaf) return;
    const then = this.following;
    const wish: Wish = { kind: "answer", version: this.live.version, answer: text, ...(then.length > 0 ? { then } : {}) };
    this.wish = wish;
    this.sending = text;
    this.draft = null;
    this.following = [];
    this.refused = null;
    clearTimeout(this.asking);
    keepDraft(this.source.match, this.live.version, null);
    void this.source.send(wish).then((reply) => this.answered(text, then, wish, reply));
  }

  /** Whether the answer on its way can still be taken back: it has not left the page. */
  private takeBack(): void {
    if (this.wish === null || !this.source.takeBack(this.wish)) return;
    this.wish = null;
    this.sending = null;
  }

  private answered(text: string, then: string[], wish: Wish, reply: Reply): void {
    if (reply.kind === "done" && wish.kind === "answer") {
      keepCourse(this.source.match, then.length > 0 ? { from: wish.version, until: reply.version } : null);
    }
    if (this.wish !== wish) return;
    this.wish = null;
    this.sending = null;
    this.preview = null;
    if (reply.kind === "done" && reply.rest) this.refused = reply.rest;
    if (reply.kind !== "refused") return;
    this.refused = reply;
    if (!this.isAwaited || !this.isLegal(text)) return;
    this.draft = text;
    this.following = then;
  }

  private askPreview(text: string, then: string[]): void {
    clearTimeout(this.asking);
    const version = this.live.version;
    const course = [text, ...then].join("\n");
    const known = this.previews.get(`${version}:${course}`);
    this.preview = known ?? null;
    this.isPreviewing = known === undefined;
    if (known !== undefined) return;
    this.asking = setTimeout(() => {
      const wish: Wish = { kind: "preview", version, answer: text, ...(then.length > 0 ? { then } : {}) };
      void this.source.send(wish).then((reply) => this.takePreview(course, reply));
    }, PREVIEW_PAUSE);
  }

  private takePreview(course: string, reply: Reply): void {
    if (reply.kind === "previewed") this.previews.set(`${reply.version}:${course}`, reply);
    if (this.draft === null || [this.draft, ...this.following].join("\n") !== course) return;
    this.isPreviewing = false;
    if (reply.kind === "previewed") this.preview = reply;
    else if (reply.kind === "refused") this.refused = reply;
  }

  /** A draft outlives whatever does not touch it: a cut line, somebody who comes or goes, a reload. */
  private saveDraft(before: Shown | null, shown: Shown): void {
    const kept = before === null ? keptDraft(this.source.match, shown.version) : null;
    if (kept !== null) ({ text: this.draft, following: this.following } = kept);
    if (this.draft === null) return;
    const changed = before === null || before.version !== shown.version;
    if (!this.isAwaited || !this.isLegal(this.draft) || (changed && before !== null && before.viewer !== shown.viewer)) {
      this.cancel();
    } else if (changed) {
      this.askPreview(this.draft, this.following);
    }
  }

  // Beside the answers.

  get canUndo(): boolean {
    return this.live.can_undo === true && !this.isPast && this.sending === null && this.live.status === "running";
  }

  /** Take the last answer back, or the whole course if it was one. */
  undo(): void {
    if (!this.canUndo) return;
    this.cancel();
    const { match } = this.source;
    const course = keptCourse(match, this.live.version);
    keepCourse(match, null);
    this.do({ kind: "undo", version: this.live.version, ...(course === null ? {} : { to: course.from }) });
  }

  /** Whether the others may be asked to let the reader's last deed be taken back. */
  get canAskBack(): boolean {
    return this.live.can_ask_back === true && !this.isPast && this.sending === null && !this.isStaging;
  }

  /** Whether the reader sits here and nowhere else; those who share a device are told apart by their names. */
  isYou(seat: string): boolean {
    return this.mine.length === 1 && this.mine[0] === seat;
  }

  /** Whether there is nobody else who would have to agree to anything. */
  get isAlone(): boolean {
    return this.seats.every((seat) => seat.person === null || this.mine.includes(seat.seat));
  }

  /** Ask to take the last deed back, or say something to whoever asks. */
  takeback(word: "ask" | "accept" | "decline" | "withdraw"): void {
    this.do({ kind: "takeback", word });
  }

  resign(): void {
    this.do({ kind: "resign" });
  }

  pause(agree: boolean): void {
    this.do({ kind: "pause", agree });
  }

  /** Ask for a rematch or accept it; or take that back, or decline it. */
  rematch(agree: boolean): void {
    this.do({ kind: "rematch", agree });
  }

  /** Claim the win over a seat that has been gone for long. */
  claim(seat: string): void {
    this.do({ kind: "claim", seat });
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
    this.pastNews = wanted === before + 1 && step !== undefined ? [step] : [];
    this.past = found;
    this.staging.hide();
  }

  backToNow(): void {
    this.wanted = null;
    this.isLooking = false;
    if (this.past === null) return;
    this.past = null;
    this.staging.skipAll();
    this.staging.jump(this.live);
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

  read(thing: string | null): void {
    this.reading = thing;
  }

  // Why not.

  private readonly objections = new SvelteMap<string, Refused | null>();

  /** The server's refusal of an answer that is not legal; it is asked once for each answer and version. */
  whyNot(text: string): Refused | null {
    const version = this.live.version;
    const key = `${version}:${text}`;
    if (!this.objections.has(key)) {
      untrack(() => this.objections.set(key, null));
      void this.source.send({ kind: "preview", version, answer: text }).then((reply) => {
        if (reply.kind === "refused") this.objections.set(key, reply);
      });
    }
    return this.objections.get(key) ?? null;
  }

  /** The table as games see it: they know the type of their own view. */
  get forGame(): Table<never> {
    return this as Table<unknown> as Table<never>;
  }
}

function upTo(version: number, steps: Step[]): Step[] {
  return version === Infinity ? steps : steps.filter((step) => step.version <= version);
}

export function isOutOfSight(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}

/** Let everything that travels arrive. */
function endMotion(): void {
  for (const animation of typeof document === "undefined" ? [] : (document.getAnimations?.() ?? [])) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

export const [getTable, setTable] = createContext<TableState>();

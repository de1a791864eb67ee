// One moment at a time: what the source tells is queued here and shown scene by scene. It knows no game and no page.
import type { Scene } from "../games/contract";
import type { Shown, Step } from "../types/messages";

/** How long scenes last, as a factor: 0 shows everything at once, and only stamps stand for a moment. */
export type Pace = 0 | 1 | 2;

/** What a turn came to, in a line. */
export interface Summary {
  seat: string | null;
  text: string;
  /** Whether it stays when the seat does something else. */
  isSettled: boolean;
}

/** What the stage asks of whoever runs it. */
export interface Company {
  /** The scenes of a step, once the state after it is on stage. */
  scenes(step: Step): Scene[];
  /** The question on stage in words, to be kept while a scene lasts. */
  sentence(): string;
  isMine(seat: string | null): boolean;
  pace(): Pace;
  isHidden(): boolean;
  /** Milliseconds until the reader's own clock is urgent; null where it does not run. */
  slack(): number | null;
  /** A state between two that were told. */
  at(version: number): Promise<Shown>;
  /** These steps have come on stage. */
  entered(steps: Step[]): void;
  /** End what still travels. */
  settle(): void;
}

/** A step that waits for its turn on stage. */
interface Moment {
  step: Step;
  /** The state after the step; null where it is not known, and the state before stays. */
  after: Shown | null;
  /** What is being fetched. */
  coming: Promise<void> | null;
  /** When its scenes must be over. */
  deadline: number;
  /** Its place in the queue when it came: 1 for the next. */
  rank: number;
  /** How long its outcome stays in sight before the device is passed on. */
  stays: number;
}

/** Milliseconds that a scene plays and that its stamp stands, and by what factor both were changed. */
interface Times {
  plays: number;
  stands: number;
  tempo: number;
}

export const STAMP = 700;
export const OWN_STAMP = 1000;
/** So far may the stage be behind the match at normal pace, and after an absence. */
export const FURTHEST_BEHIND = 6000;
export const AFTER_ABSENCE = 3000;
/** How long whoever has answered sees the outcome before the device is passed on. */
export const PARTING = 1600;
/** From this place in the queue on scenes are played faster. */
export const FIRST_HURRIED = 3;
const HURRIED = 0.5;
/** Steps of one message that lie further apart, in seconds, were missed rather than awaited. */
const ABSENCE = 15;
/** More states in between are not fetched, nor waited for longer. */
const MOST_FETCHED = 8;
const FETCHING = 1500;
/** Timers count in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Staging {
  /** The state that the board draws. */
  shown = $state.raw<Shown | null>(null);
  /** The state whose scenes are over: its question, its result and its log may be told. */
  told = $state.raw<Shown | null>(null);
  news = $state.raw<Step[]>([]);
  scene = $state.raw<Scene | null>(null);
  /** The words that are pressed into the question's place now. */
  stamp = $state<string | null>(null);
  /** The question that the scene came from, in words. */
  sentence = $state("");
  /** What the turns of others came to since the reader's own last answer, one line for each seat. */
  summary = $state.raw<Summary[]>([]);
  /** How much longer or shorter than written down the scene on stage lasts. */
  tempo = $state(1);
  /** Whether something is on stage or waits for it. */
  isBusy = $state(false);
  /** The version up to which everything has been told. */
  until = $state(0);
  /** The first version that came while the reader was absent; null once they know. */
  missed = $state<number | null>(null);

  private queue: Moment[] = [];
  private acts: Scene[] = [];
  private current: Moment | null = null;
  private hasEntered = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private clock: ReturnType<typeof setTimeout> | undefined;
  /** The steps that came on stage together, without a scene between them. */
  private fresh: Step[] = [];
  private parted: (() => void) | null = null;

  constructor(private readonly company: Company) {}

  /** Show a state at once: the first one, or one that nothing leads to. */
  jump(shown: Shown): void {
    this.clear();
    this.shown = this.told = shown;
    this.until = shown.version;
    this.news = [];
  }

  /** A new state, and the steps that led to it from the last one. */
  take(shown: Shown, steps: Step[]): void {
    this.fresh = [];
    if (steps.length === 0) {
      this.replace(shown);
      return;
    }
    const wasAbsent = steps.at(-1)!.at - steps[0]!.at > ABSENCE;
    const patience = wasAbsent ? AFTER_ABSENCE : this.company.pace() === 2 ? Infinity : FURTHEST_BEHIND;
    if (wasAbsent || this.company.isHidden()) this.missed ??= steps[0]!.version;
    const mayFetch = !wasAbsent && this.company.pace() > 0 && steps.length <= MOST_FETCHED && !this.company.isHidden();
    for (const step of steps) {
      const isLast = step === steps.at(-1);
      const moment: Moment = { step, after: isLast ? shown : null, coming: null, deadline: Date.now() + patience, rank: this.queue.length + 1, stays: 0 };
      if (!isLast && mayFetch && !this.isOwn(step)) this.fetch(moment);
      this.queue.push(moment);
    }
    if (!this.isBusy) this.sentence = this.company.sentence();
    this.isBusy = true;
    if (this.current === null) this.next();
    this.watchClock();
  }

  /** The same for somebody who passes the device on: they see the outcome of their answer first. */
  part(shown: Shown, steps: Step[]): Promise<void> {
    if (steps.length === 0) return Promise.resolve();
    return new Promise((settle) => {
      this.parted = settle;
      this.sentence = this.company.sentence();
      this.isBusy = true;
      const deadline = Date.now() + FURTHEST_BEHIND;
      steps.forEach((step, index) => {
        const isLast = index === steps.length - 1;
        this.queue.push({ step, after: isLast ? shown : null, coming: null, deadline, rank: 1, stays: isLast ? PARTING : 0 });
      });
      if (this.current === null) this.next();
    });
  }

  /** End the scene on stage. */
  skip(): void {
    if (this.current === null) return;
    this.company.settle();
    this.endScene();
  }

  /** End the scene on stage and all that wait. */
  skipAll(): void {
    if (!this.isBusy) return;
    this.company.settle();
    const rest = [...(this.current === null ? [] : [this.current]), ...this.queue];
    const unseen = rest.filter((moment) => moment !== this.current || !this.hasEntered).map((moment) => moment.step);
    for (const moment of rest) this.sumUpAll(moment);
    this.jump(rest.findLast((moment) => moment.after !== null)?.after ?? this.shown!);
    this.company.entered(unseen);
  }

  /** The reader has seen enough of what waits for them. */
  goOn(): void {
    if (this.scene?.waits === true) this.skip();
  }

  /** The page is out of sight: nobody sees a scene. What waits for the reader goes on waiting. */
  hide(): void {
    if (this.scene !== null && this.scene.waits !== true) this.skip();
  }

  /** The reader knows what they have missed. */
  catchUp(): void {
    this.missed = null;
  }

  stop(): void {
    this.clear();
  }

  private clear(): void {
    clearTimeout(this.timer);
    clearTimeout(this.clock);
    this.queue = [];
    this.acts = [];
    this.current = null;
    this.fresh = [];
    this.scene = null;
    this.stamp = null;
    this.isBusy = false;
    const settle = this.parted;
    this.parted = null;
    settle?.();
  }

  /** The same version once more: somebody came or went, or the match was paused. */
  private replace(shown: Shown): void {
    const waiting = this.queue.at(-1) ?? this.current;
    if (waiting !== null) waiting.after = shown;
    if (this.queue.length > 0) return;
    if (this.current === null || this.hasEntered) this.shown = shown;
    if (this.current === null) this.told = shown;
  }

  private fetch(moment: Moment): void {
    const fetched = this.company.at(moment.step.version).then(
      (found) => {
        moment.after ??= found;
      },
      () => {},
    );
    const late = new Promise<void>((settle) => setTimeout(settle, FETCHING));
    moment.coming = Promise.race([fetched, late]).then(() => {
      moment.coming = null;
    });
  }

  private next(): void {
    for (let moment = this.queue.shift(); moment !== undefined; moment = this.queue.shift()) {
      if (moment.coming !== null) {
        const awaited = moment;
        this.queue.unshift(awaited);
        this.fresh = [];
        void awaited.coming!.then(() => {
          if (this.queue[0] === awaited && this.current === null) this.next();
        });
        return;
      }
      this.open(moment);
      if (this.playNext()) return;
    }
    this.clear();
  }

  /** Begin a step: find out what is to be seen of it. */
  private open(moment: Moment): void {
    this.current = moment;
    this.hasEntered = false;
    if (this.isOwn(moment.step)) this.summary = [];
    this.sentence = this.company.sentence();
    this.acts = this.scenesOf(moment);
  }

  /** A game writes the scenes of a step by the state after it, which nobody else sees yet. */
  private scenesOf(moment: Moment): Scene[] {
    const before = this.shown;
    if (moment.after !== null) this.shown = moment.after;
    const scenes = [...this.company.scenes(moment.step)];
    this.shown = before;
    return scenes;
  }

  private isOwn(step: Step): boolean {
    return step.seat !== null && this.company.isMine(step.seat);
  }

  /** Play the next scene of the step on stage; false once there is none, and the step is over. */
  private playNext(): boolean {
    const moment = this.current!;
    for (let scene = this.acts.shift(); scene !== undefined; scene = this.acts.shift()) {
      const times = this.timesOf(scene, moment);
      if (times === null) {
        this.sumUp(scene);
        continue;
      }
      this.fresh = [];
      this.scene = scene;
      this.stamp = null;
      this.tempo = times.tempo;
      if (scene.holds === true) this.news = [moment.step];
      else this.enter(moment);
      this.play(scene, times);
      return true;
    }
    this.enter(moment);
    if (moment.stays > 0 && !this.company.isHidden()) {
      this.scene = { seat: moment.step.seat, lasts: moment.stays };
      this.stamp = null;
      this.wait(moment.stays * Math.max(1, this.company.pace()), () => this.endScene());
      moment.stays = 0;
      return true;
    }
    this.scene = null;
    this.stamp = null;
    if (moment.after !== null) this.told = moment.after;
    this.until = moment.step.version;
    this.current = null;
    return false;
  }

  /** Put the state after the step on stage. */
  private enter(moment: Moment): void {
    if (moment.after !== null && this.shown !== moment.after) this.shown = moment.after;
    if (this.hasEntered) return;
    this.hasEntered = true;
    this.fresh = [...this.fresh, moment.step];
    this.news = this.fresh;
    this.company.entered([moment.step]);
  }

  /** How long a scene plays and its stamp stands; null where it is not to be seen. */
  private timesOf(scene: Scene, moment: Moment): Times | null {
    if (scene.waits !== true && this.company.isHidden()) return null;
    const pace = this.company.pace();
    const isOwn = this.isOwn(moment.step) && this.company.isMine(scene.seat);
    if (isOwn && scene.stamp === undefined && scene.waits !== true) return null;
    const haste = pace === 1 && moment.rank >= FIRST_HURRIED ? HURRIED : 1;
    const plays = isOwn ? 0 : scene.lasts * pace * haste;
    if (scene.waits === true) return { plays, stands: Infinity, tempo: pace * haste };
    const stands = scene.stamp === undefined ? 0 : (this.company.isMine(scene.seat) ? OWN_STAMP : STAMP) * haste * Math.max(1, pace);
    const room = moment.deadline - Date.now();
    if (plays + stands <= 0 || room <= 0) return null;
    const share = Math.min(1, room / (plays + stands));
    return { plays: plays * share, stands: stands * share, tempo: pace * haste * share };
  }

  private play(scene: Scene, times: Times): void {
    const stand = (): void => {
      this.stamp = scene.stamp ?? null;
      if (times.stands <= 0) this.endScene();
      else if (times.stands !== Infinity) this.wait(times.stands, () => this.endScene());
    };
    if (times.plays > 0) this.wait(times.plays, stand);
    else stand();
  }

  /** Whoever has no time left is not kept from answering. */
  private watchClock(): void {
    clearTimeout(this.clock);
    const slack = this.isBusy ? this.company.slack() : null;
    if (slack === null) return;
    if (slack <= 0) this.skipAll();
    else this.clock = setTimeout(() => this.skipAll(), Math.min(slack, LONGEST_TIMER));
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }

  private endScene(): void {
    clearTimeout(this.timer);
    const scene = this.scene;
    if (scene !== null) this.sumUp(scene);
    // Whoever reads a count at leisure is not behind.
    if (scene?.waits === true) this.forgive();
    if (!this.playNext()) this.next();
  }

  private forgive(): void {
    for (const moment of [this.current, ...this.queue]) {
      if (moment !== null && moment.deadline !== Infinity) moment.deadline = Date.now() + FURTHEST_BEHIND;
    }
  }

  private sumUp(scene: Scene): void {
    const isSettled = scene.settles === true;
    if (isSettled) this.summary = this.summary.filter((one) => one.isSettled);
    if (scene.summary === undefined || this.company.isMine(scene.seat)) return;
    const others = this.summary.filter((one) => one.isSettled || one.seat !== scene.seat);
    this.summary = [...others, { seat: scene.seat, text: scene.summary, isSettled }];
  }

  /** A step that is not played to its end still leaves its line. */
  private sumUpAll(moment: Moment): void {
    const isOn = moment === this.current;
    if (!isOn && this.isOwn(moment.step)) this.summary = [];
    const scenes = isOn ? [...(this.scene === null ? [] : [this.scene]), ...this.acts] : this.scenesOf(moment);
    for (const scene of scenes) this.sumUp(scene);
  }
}

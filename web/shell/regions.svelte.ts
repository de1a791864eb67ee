// Regions are drawn one after another, each in a task of its own: a move that all of them show never holds the page up for longer than a frame.
import { untrack } from "svelte";
import type { TableState } from "./table.svelte";

/** In this order: what moves first, what is read last. */
export const REGIONS = ["board", "seats", "strip", "body", "talk", "ears"] as const;
export type Region = (typeof REGIONS)[number];

/** What a move or a choice changes. A region has all of it from one moment; everything else it reads as it is now. */
const FOLLOWED = [
  "shown", "told", "live", "briefing", "liveBriefing", "view", "seats", "me", "mine", "isPast", "asked", "isAway", "isLost", "isAwaited", "isMyTurn",
  "canAnswer", "answers", "canHint", "steps", "log", "news", "isStaging", "scene", "stamp", "summary", "sentence", "tempo", "sinceMyTurn", "canUndo",
  "draft", "following", "preview", "isPreviewing", "sending",
] as const satisfies readonly (keyof TableState)[]; // prettier-ignore
type Followed = (typeof FOLLOWED)[number];
type Moment = { [Name in Followed]: TableState[Name] };

class Cell {
  value = $state.raw<unknown>();

  constructor(value: unknown) {
    this.value = value;
  }
}

/** One thing after another, each in a task of its own; what is put in twice is done once. */
export class Queue<Thing> {
  private readonly waiting: Thing[] = [];
  private readonly patient: (() => void)[] = [];
  private isOn = false;

  constructor(
    private readonly order: readonly Thing[],
    private readonly work: (thing: Thing) => void,
    private readonly later: (task: () => void) => void,
  ) {}

  add(things: readonly Thing[]): void {
    for (const thing of things) if (!this.waiting.includes(thing)) this.waiting.push(thing);
    this.waiting.sort((one, other) => this.order.indexOf(one) - this.order.indexOf(other));
    if (this.waiting.length > 0) this.goOn();
  }

  get isEmpty(): boolean {
    return !this.isOn && this.waiting.length === 0;
  }

  /** Once nothing waits any more. */
  empty(): Promise<void> {
    return this.isOn ? new Promise((settle) => this.patient.push(settle)) : Promise.resolve();
  }

  private goOn(): void {
    if (this.isOn) return;
    this.isOn = true;
    this.later(() => this.next());
  }

  private next(): void {
    this.isOn = false;
    const thing = this.waiting.shift();
    if (thing !== undefined) this.work(thing);
    if (this.waiting.length > 0) this.goOn();
    else if (!this.isOn) this.later(() => this.patient.splice(0).forEach((settle) => settle()));
  }
}

/** The regions of one table. To be made while a component begins. */
export class Regions {
  private readonly cells = new Map<Region, Map<string, Cell>>();
  private readonly tables = new Map<Region, TableState>();
  private readonly queue = new Queue<Region>(REGIONS, (region) => this.draw(region), inTask);
  private moment: Moment;

  constructor(private readonly table: TableState) {
    this.moment = untrack(() => this.read());
    for (const region of REGIONS) {
      const cells = new Map(FOLLOWED.map((name) => [name as string, new Cell(this.moment[name])]));
      this.cells.set(region, cells);
      this.tables.set(region, seenThrough(table, cells));
    }
    $effect.pre(() => {
      this.moment = this.read();
      untrack(() => this.queue.add(REGIONS));
    });
  }

  /** The table as this region sees it. */
  of(region: Region): TableState {
    return this.tables.get(region)!;
  }

  get isDrawn(): boolean {
    return this.queue.isEmpty;
  }

  /** Once every region shows what the table is. */
  drawn(): Promise<void> {
    return this.queue.empty();
  }

  private read(): Moment {
    return Object.fromEntries(FOLLOWED.map((name) => [name, this.table[name]])) as Moment;
  }

  private draw(region: Region): void {
    for (const [name, cell] of this.cells.get(region)!) cell.value = this.moment[name as Followed];
  }
}

/** The table, with what it follows taken from cells of its own while something is drawn. What a hand or a key does is about the table as it is now. */
function seenThrough(table: TableState, cells: ReadonlyMap<string, Cell>): TableState {
  const methods = new Map<string | symbol, unknown>();
  const seen: TableState = new Proxy(table, {
    get(_, name) {
      const cell = typeof name === "string" ? cells.get(name) : undefined;
      if (cell !== undefined && $effect.tracking()) return cell.value;
      if (name === "forGame") return seen;
      const found = Reflect.get(table, name, table) as unknown;
      if (typeof found !== "function") return found;
      if (!methods.has(name)) methods.set(name, found.bind(table));
      return methods.get(name);
    },
    set: (_, name, value) => Reflect.set(table, name, value, table),
  });
  return seen;
}

let channel: MessageChannel | null = null;
const tasks: (() => void)[] = [];

/** Do this in a task of its own; frames are drawn and keys are heard in between. */
export function inTask(task: () => void): void {
  if (channel === null) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => tasks.shift()?.();
  }
  tasks.push(task);
  channel.port2.postMessage(null);
}

/** Once the next frame is drawn: what asks where things are then costs no layout of its own. */
export function afterFrame(): Promise<void> {
  return new Promise((settle) => {
    if (document.visibilityState === "hidden") settle();
    else requestAnimationFrame(() => inTask(settle));
  });
}

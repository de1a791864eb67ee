// One socket for the whole page. Commands are sent again until they are answered, a cut line is opened again,
// and where no socket can be opened at all the same is done by asking again and again.
import type { Changed, Outgoing, OpenTable, Paired, Refused, Seek, Seeking, Shown, Waiting } from "../types/messages";
import { changed } from "./changes";
import { Polling } from "./polling";
import type { Reply, Teller, Wish } from "./source";

/** How the line stands, as honestly as it can be known. */
export type Connection =
  | { state: "connecting" }
  | { state: "live" | "slow"; delay: number | null }
  | { state: "reconnecting"; until: number }
  | { state: "offline" }
  | { state: "new-version" };

export interface Watched {
  match: string;
  link: string | null;
  version: number | null;
  /** What the open line has told; the next frame tells only what has changed. */
  shown: Shown | null;
  teller: Teller;
}

export interface Pending {
  id: string;
  match: string;
  wish: Wish;
  settle: (reply: Reply) => void;
  /** How often it was sent over a line that was open. */
  sent: number;
  sentAt: number;
}

/** What is wanted of others to play with. */
export type SeekWish = Omit<Seek, "kind" | "id">;

interface Sought {
  id: string;
  wish: SeekWish;
  heard: (said: Seeking | Paired | Refused) => void;
}

export interface Doors {
  open(address: string): WebSocket;
  /** The version of the server. */
  version(): Promise<string>;
  polling(socket: Socket): Polling;
  random(): number;
  isOnline(): boolean;
}

export const RESEND = 2500;
export const SLOW = 800;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const PING = 20_000;
/** After so many sockets that never opened, ask by HTTP instead. */
export const FAILURES = 3;
/** After so many vain attempts the page says that it is offline. */
const OFFLINE_AFTER = 6;
/** After so many answers that did not come, the line is dead although it looks open. */
const SILENCE = 4;
const DOUBT = 2000;
const TRY_SOCKET_AGAIN = 60_000;
const RESTARTING = 1012;
const TOO_MANY = 1008;

export function usualDoors(): Doors {
  return {
    open: (address) => new WebSocket(address),
    version: async () => ((await (await fetch("/healthz")).json()) as { version: string }).version,
    polling: (socket) => new Polling(socket),
    random: Math.random,
    isOnline: () => navigator.onLine,
  };
}

export class Socket {
  connection: Connection = { state: "connecting" };
  readonly watched = new Map<string, Watched>();
  readonly pending = new Map<string, Pending>();
  private readonly lobbies = new Set<(tables: OpenTable[], waiting: Waiting[]) => void>();
  private sought: Sought | null = null;
  private readonly hearers = new Set<(connection: Connection) => void>();
  private wire: WebSocket | null = null;
  private polling: Polling | null = null;
  private attempts = 0;
  private unopened = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private resend: ReturnType<typeof setInterval> | undefined;
  private slowness: ReturnType<typeof setTimeout> | undefined;
  private delay: number | null = null;
  private askedAt = new Map<string, number>();
  private version: string | null = null;
  /** The question whether somebody is there that is not answered yet. */
  private pingId: string | null = null;
  private pingedAt = 0;
  private readonly address: string;

  constructor(
    address: string,
    private readonly doors: Doors = usualDoors(),
  ) {
    this.address = address;
  }

  /** Tell how the line stands, now and whenever it changes; returns how to stop. */
  hear(hearer: (connection: Connection) => void): () => void {
    this.hearers.add(hearer);
    hearer(this.connection);
    return () => this.hearers.delete(hearer);
  }

  /** Show a match from now on; returns how to stop. */
  watch(match: string, link: string | null, teller: Teller): () => void {
    const watched: Watched = { match, link, version: null, shown: null, teller };
    this.watched.set(match, watched);
    if (this.isOpen) this.askFor(watched);
    else if (this.polling) this.polling.follow(watched);
    else this.connect();
    return () => {
      if (this.watched.get(match) !== watched) return;
      this.watched.delete(match);
      if (this.isOpen) this.say({ kind: "unwatch", match });
      for (const [id, one] of this.pending) if (one.match === match) this.pending.delete(id);
    };
  }

  /** Tell of open tables from now on; returns how to stop. */
  lobby(hearer: (tables: OpenTable[], waiting: Waiting[]) => void): () => void {
    this.lobbies.add(hearer);
    if (this.isOpen) this.say({ kind: "lobby" });
    else if (this.polling) this.polling.followLobby();
    else this.connect();
    return () => this.lobbies.delete(hearer);
  }

  /** Wait for others to play with, over lines that are cut too; returns how to wait no more. Only a socket can wait. */
  seek(wish: SeekWish, heard: Sought["heard"]): () => void {
    const sought: Sought = { id: commandId(), wish, heard };
    this.sought = sought;
    if (this.isOpen) this.askForOthers(sought);
    else if (this.polling) this.cannotSeek(sought);
    else this.connect();
    return () => {
      if (this.sought !== sought) return;
      this.sought = null;
      if (this.isOpen) this.say({ kind: "unseek" });
    };
  }

  private askForOthers({ id, wish }: Sought): void {
    this.say({ kind: "seek", id, ...wish });
  }

  private cannotSeek(sought: Sought): void {
    this.sought = null;
    const reason_key = { key: "people-anyone-offline", words: {} };
    sought.heard({ kind: "refused", id: sought.id, match: null, reason: "Only a socket can wait for others.", what_to_do: "", reason_key });
  }

  get wantsLobby(): boolean {
    return this.lobbies.size > 0;
  }

  /** Carry out a command, however often it must be sent. */
  send(match: string, wish: Wish): Promise<Reply> {
    const id = commandId();
    return new Promise((settle) => {
      const pending: Pending = { id, match, wish, settle, sent: 0, sentAt: 0 };
      this.pending.set(id, pending);
      this.resend ??= setInterval(() => this.sendAgain(), RESEND);
      if (this.polling) void this.polling.carry(pending);
      else if (this.isOpen) this.sendOne(pending);
      else this.connect();
    });
  }

  /** Forget a command that never left; false where it may have. */
  takeBack(wish: Wish): boolean {
    for (const [id, one] of this.pending) {
      if (one.wish !== wish) continue;
      if (one.sent > 0) return false;
      this.pending.delete(id);
      return true;
    }
    return false;
  }

  /** Do not wait any longer, try now. */
  tryNow(): void {
    this.attempts = 0;
    clearTimeout(this.retry);
    this.retry = undefined;
    if (!this.isOpen) this.open();
  }

  /** The system says that there is a network again, or none. */
  network(isOnline: boolean): void {
    if (isOnline) this.tryNow();
    else if (!this.isOpen) this.set({ state: "offline" });
    else this.doubt();
  }

  close(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
    clearInterval(this.resend);
    clearTimeout(this.slowness);
    this.polling?.stop();
    this.detach()?.close();
  }

  // The wire.

  private get isOpen(): boolean {
    return this.wire?.readyState === 1;
  }

  private connect(): void {
    if (this.wire === null && this.retry === undefined && this.polling === null) this.open();
  }

  private open(): void {
    this.detach()?.close();
    const wire = this.doors.open(this.address);
    this.wire = wire;
    let opened = false;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      opened = true;
      this.unopened = 0;
      this.attempts = 0;
      this.arrived();
    };
    wire.onmessage = (event: MessageEvent) => {
      if (this.wire === wire) this.take(JSON.parse(String(event.data)) as Outgoing);
    };
    wire.onclose = (event: CloseEvent) => {
      if (this.wire !== wire) return;
      this.wire = null;
      if (!opened) this.unopened += 1;
      this.lost(event.code);
    };
  }

  /** Let go of the wire without hearing of its end. */
  private detach(): WebSocket | null {
    const wire = this.wire;
    this.wire = null;
    return wire;
  }

  private arrived(): void {
    this.polling?.stop();
    this.polling = null;
    this.pingId = null;
    this.set({ state: "live", delay: this.delay });
    for (const watched of this.watched.values()) this.askFor(watched);
    if (this.wantsLobby) this.say({ kind: "lobby" });
    if (this.sought !== null) this.askForOthers(this.sought);
    for (const pending of this.pending.values()) this.sendOne(pending);
    this.beat ??= setInterval(() => this.ping(), PING);
    this.ping();
    void this.compareVersion();
  }

  private lost(code: number): void {
    if (this.polling) {
      this.retry = setTimeout(() => this.reopen(), TRY_SOCKET_AGAIN);
      return;
    }
    if (this.unopened >= FAILURES && this.doors.isOnline()) void this.askByHttp();
    const wait = code === RESTARTING && this.attempts === 0 ? 0 : this.nextWait(code);
    this.attempts += 1;
    const isGone = !this.doors.isOnline() || this.attempts > OFFLINE_AFTER;
    this.set(isGone ? { state: "offline" } : { state: "reconnecting", until: Date.now() + wait });
    this.retry = setTimeout(() => this.reopen(), wait);
  }

  /** Where the server answers and only sockets do not open, something between us lets none through. */
  private async askByHttp(): Promise<void> {
    try {
      await this.doors.version();
    } catch {
      return;
    }
    if (this.isOpen || this.polling) return;
    clearTimeout(this.retry);
    this.detach()?.close();
    this.polling = this.doors.polling(this);
    this.polling.start();
    if (this.sought !== null) this.cannotSeek(this.sought);
    this.retry = setTimeout(() => this.reopen(), TRY_SOCKET_AGAIN);
  }

  private reopen(): void {
    this.retry = undefined;
    this.open();
  }

  private nextWait(code: number): number {
    const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    const wait = base * (0.75 + 0.5 * this.doors.random());
    return Math.min(LONGEST_WAIT, code === TOO_MANY ? Math.max(wait, LONGEST_WAIT / 2) : wait);
  }

  private say(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private askFor(watched: Watched): void {
    this.askedAt.set(watched.match, Date.now());
    watched.shown = null;
    this.say({
      kind: "watch",
      match: watched.match,
      changes: true,
      ...(watched.version === null ? {} : { since: watched.version }),
      ...(watched.link === null ? {} : { link: watched.link }),
    });
  }

  private sendOne(pending: Pending): void {
    pending.sent += 1;
    if (pending.sent === 1) pending.sentAt = Date.now();
    this.say({ ...pending.wish, id: pending.id, match: pending.match });
    clearTimeout(this.slowness);
    this.slowness = setTimeout(() => this.noteDelay(SLOW + 1), SLOW + 1);
  }

  private sendAgain(): void {
    if (this.pending.size === 0) {
      clearInterval(this.resend);
      this.resend = undefined;
      return;
    }
    if (this.polling) {
      for (const one of this.pending.values()) void this.polling.carry(one);
      return;
    }
    if (!this.isOpen) return;
    for (const one of this.pending.values()) {
      if (one.wish.kind === "hint") continue; // a bot may think longer than that, and thinks of one hint at a time
      if (one.sent > SILENCE) {
        one.sent = 1;
        this.cut();
        return;
      }
      this.sendOne(one);
    }
  }

  /** The line looks open and is not. */
  private cut(): void {
    this.detach()?.close();
    this.lost(1006);
  }

  // What comes.

  /** A message of the server, by whatever way it came. */
  take(message: Outgoing): void {
    if (message.kind === "shown") {
      const watched = this.watched.get(message.match);
      const asked = this.askedAt.get(message.match);
      if (asked !== undefined) {
        this.askedAt.delete(message.match);
        this.noteDelay(Date.now() - asked);
      }
      if (watched !== undefined) this.tell(watched, message);
    } else if (message.kind === "changed") {
      this.tellChanges(message);
    } else if (message.kind === "said") {
      this.watched.get(message.match)?.teller.said(message);
    } else if (message.kind === "unsaid") {
      this.watched.get(message.match)?.teller.unsaid(message.number);
    } else if (message.kind === "tables") {
      for (const hearer of this.lobbies) hearer(message.tables, message.waiting ?? []);
    } else if (message.kind === "seeking" || message.kind === "paired") {
      this.sought?.heard(message);
      if (message.kind === "paired") this.sought = null;
    } else if (message.kind === "refused" && message.id !== null && message.id === this.sought?.id) {
      this.sought.heard(message);
      this.sought = null;
    } else if (message.kind === "pong") {
      if (message.id === this.pingId) this.ponged();
    } else if (message.kind === "refused" && message.id === null) {
      this.unnamed(message);
    } else {
      this.settle(message);
    }
  }

  private tell(watched: Watched, shown: Shown): void {
    watched.shown = shown;
    watched.version = shown.version;
    watched.teller.shown(shown);
  }

  /** What has changed since the last frame; what came before the match was shown whole is in that. */
  private tellChanges(news: Changed): void {
    const watched = this.watched.get(news.match);
    if (watched?.shown) this.tell(watched, changed(watched.shown, news));
  }

  private unnamed(refused: Refused): void {
    const watched = refused.match === null ? undefined : this.watched.get(refused.match);
    if (watched === undefined) console.error(`The server refused: ${refused.reason}`);
    else watched.teller.refused(refused);
  }

  /** A command is answered; a second answer to the same one is nothing new. */
  settle(reply: Reply): void {
    const pending = reply.id === null ? undefined : this.pending.get(reply.id);
    if (pending === undefined) return;
    this.pending.delete(pending.id);
    if (pending.sent === 1 && pending.wish.kind !== "hint") this.noteDelay(Date.now() - pending.sentAt);
    if (this.pending.size === 0) clearTimeout(this.slowness);
    pending.settle(reply);
  }

  // How the line stands.

  noteDelay(delay: number): void {
    this.delay = Math.round(delay);
    if (this.isOpen || this.polling) this.set({ state: this.delay > SLOW ? "slow" : "live", delay: this.delay });
  }

  /** Ask whether somebody is there; a line that did not answer the last time is cut. */
  private ping(): void {
    if (!this.isOpen) return;
    if (this.pingId !== null) {
      this.cut();
      return;
    }
    this.pingId = commandId();
    this.pingedAt = Date.now();
    this.say({ kind: "ping", id: this.pingId });
  }

  /** The system says that the line is dead; believe it when nobody answers soon. */
  private doubt(): void {
    if (this.pingId === null) this.ping();
    const asked = this.pingId;
    setTimeout(() => {
      if (this.isOpen && this.pingId === asked) this.cut();
    }, DOUBT);
  }

  private ponged(): void {
    this.pingId = null;
    this.noteDelay(Date.now() - this.pingedAt);
  }

  /** A server that has come back may have another page to give. */
  private async compareVersion(): Promise<void> {
    const version = await this.doors.version().catch(() => this.version);
    if (this.version !== null && this.version !== version) this.outdated();
    this.version = version;
  }

  set(connection: Connection): void {
    if (this.connection.state === "new-version") return; // only a reload helps
    this.connection = connection;
    for (const hearer of this.hearers) hearer(connection);
  }

  /** A part of the page is no longer to be had from this server. */
  outdated(): void {
    this.set({ state: "new-version" });
  }
}

/** An id that nobody else in the match uses. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

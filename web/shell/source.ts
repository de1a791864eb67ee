// Where a table's states come from: the live server, or something else that can tell a match, such as a lesson.
import type { Done, Hinted, Orders, Previewed, Refused, Said, Say, Shown, Step } from "../types/messages";
import { get, post } from "./api";
import { withNames } from "./naming";
import type { ChatLine, TableForm, Watcher } from "./forms";
import type { Socket } from "./socket";

export type Reply = Done | Refused | Previewed | Hinted;

/** A command without what every command has: its id and its match. */
export type Wish =
  | { kind: "answer" | "preview"; version: number; answer: string; then?: string[] }
  | { kind: "undo"; version: number; to?: number }
  | { kind: "hint"; version: number; about?: string }
  | { kind: "resign" }
  | { kind: "takeback"; word: "ask" | "accept" | "decline" | "withdraw" }
  | { kind: "pause" | "rematch"; agree: boolean }
  | { kind: "claim"; seat: string }
  | { kind: "away"; away: boolean }
  | { kind: "standing"; limit: Orders["limit"]; passing: boolean }
  | { kind: "say"; room: Say["room"]; text: string };

/** Who is told what a source knows. */
export interface Teller {
  shown(shown: Shown): void;
  said(line: Said): void;
  /** A host has removed a line of chat. */
  unsaid(number: number): void;
  /** The match cannot be shown at all. */
  refused(refused: Refused): void;
}

/** A source of one match. A lesson writes its own. */
export interface Source {
  readonly match: string;
  /** Tell everything from now on. */
  start(teller: Teller): void;
  stop(): void;
  /** Carry out a command; what is not done comes back as `refused`, never as an exception. */
  send(wish: Wish): Promise<Reply>;
  /** Take a command back that has not left the page yet; false where it may have been carried out. */
  takeBack(wish: Wish): boolean;
  /** The match as it stood at a past version; as a seat of the reader saw it, where they have several. */
  at(version: number, seat?: string): Promise<Shown>;
  /** The match once more with all its steps, as whoever looks now may see them. */
  retold(): Promise<Shown | null>;
  /** The steps before those that were told, up to a version: some of them, the last ones. */
  earlier(until: number): Promise<Step[]>;
  /** What the box holds, for drawing. */
  parts(): Promise<unknown>;
  /** What was agreed on for the table; null where there is no table behind it. */
  about(): Promise<TableForm | null>;
  chat(): Promise<ChatLine[]>;
}

/** A match of the server. */
export class LiveSource implements Source {
  private end: () => void = () => {};
  private box: Promise<unknown> | null = null;

  constructor(
    readonly match: string,
    readonly link: string | null,
    private readonly socket: Socket,
  ) {}

  private address(path: string, query: Record<string, string> = {}): string {
    const words = new URLSearchParams({ ...query, ...(this.link === null ? {} : { link: this.link }) }).toString();
    return `/api/tables/${this.match}${path}${words === "" ? "" : `?${words}`}`;
  }

  start(teller: Teller): void {
    this.end = this.socket.watch(this.match, this.link, withNames(teller, this.parts()));
  }

  stop(): void {
    this.end();
  }

  send(wish: Wish): Promise<Reply> {
    return this.socket.send(this.match, wish);
  }

  takeBack(wish: Wish): boolean {
    return this.socket.takeBack(wish);
  }

  at(version: number, seat?: string): Promise<Shown> {
    return get<Shown>(this.address(`/at/${version}`, seat === undefined ? {} : { seat }));
  }

  retold(): Promise<Shown> {
    return get<Shown>(this.address("/events", { since: "-1", wait: "0" }));
  }

  earlier(until: number): Promise<Step[]> {
    return get<Step[]>(this.address("/steps", { until: String(until) }));
  }

  parts(): Promise<unknown> {
    return (this.box ??= get(this.address("/parts")));
  }

  about(): Promise<TableForm> {
    return get<TableForm>(this.address(""));
  }

  chat(): Promise<ChatLine[]> {
    return get<ChatLine[]>(this.address("/chat"));
  }

  // What only a table of the server has.

  /** Who watches, of those whose names are known. */
  watchers(): Promise<Watcher[]> {
    return get<Watcher[]>(this.address("/watchers"));
  }

  note(): Promise<{ text: string }> {
    return get(this.address("/note"));
  }

  writeNote(text: string): Promise<{ text: string }> {
    return post(this.address("/note"), { text });
  }

  recordAddress(): string {
    return this.address("/record");
  }

  /** What its decisions were worth; only of a match that is over. */
  review<T>(): Promise<T> {
    return get<T>(this.address("/review"));
  }

  fairness<T>(): Promise<T> {
    return get<T>(this.address("/fairness"));
  }

  /** Leave or abort. */
  act(what: "leave" | "abort"): Promise<TableForm> {
    return post<TableForm>(`/api/tables/${this.match}/${what}`);
  }

  join(nonce: string): Promise<TableForm> {
    return post<TableForm>(`/api/tables/${this.match}/join`, { link: this.link, nonce });
  }

  clone(move: number): Promise<TableForm> {
    return post<TableForm>(`/api/tables/${this.match}/clone`, { move, link: this.link });
  }
}

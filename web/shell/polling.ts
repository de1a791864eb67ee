// The same as the socket, by asking again and again: for networks that let no socket through.
import type { Outgoing, OpenTable, Shown } from "../types/messages";
import { get, post, Refusal, UNREACHABLE } from "./api";
import type { ChatLine } from "./forms";
import type { Pending, Socket, Watched } from "./socket";
import type { Reply } from "./source";

const WAIT = 25;
const PAUSE = 3000;
const LOBBY = 10_000;

export class Polling {
  private isStopped = false;
  private readonly followed = new Set<Watched>();
  private readonly carried = new Set<string>();
  private isInLobby = false;

  constructor(private readonly socket: Socket) {}

  start(): void {
    for (const watched of this.socket.watched.values()) this.follow(watched);
    for (const pending of this.socket.pending.values()) void this.carry(pending);
    if (this.socket.wantsLobby) this.followLobby();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Tell a match for as long as it is watched. */
  follow(watched: Watched): void {
    if (this.followed.has(watched)) return;
    this.followed.add(watched);
    void this.tell(watched);
  }

  private goesOn(watched: Watched): boolean {
    return !this.isStopped && this.socket.watched.get(watched.match) === watched;
  }

  private async tell(watched: Watched): Promise<void> {
    let heard = 0;
    while (this.goesOn(watched)) {
      const since = watched.version ?? -1;
      const asked = Date.now();
      try {
        const wait = watched.version === null ? 0 : WAIT;
        const shown = await get<Shown>(this.address(watched, "/events", { since: String(since), wait: String(wait) }));
        if (!this.goesOn(watched)) return;
        if (wait === 0) this.socket.noteDelay(Date.now() - asked);
        else this.socket.set({ state: "live", delay: null });
        this.socket.take(shown);
        heard = await this.hearTalk(watched, heard);
      } catch (fault) {
        if (!this.goesOn(watched)) return;
        if (fault instanceof Refusal && fault.status === 404) {
          this.socket.take({ kind: "refused", id: null, match: watched.match, reason: fault.reason, what_to_do: fault.what_to_do });
          return;
        }
        this.socket.set({ state: "reconnecting", until: Date.now() + PAUSE });
        await new Promise((go) => setTimeout(go, PAUSE));
      }
    }
  }

  private async hearTalk(watched: Watched, heard: number): Promise<number> {
    const lines = await get<ChatLine[]>(this.address(watched, "/chat"));
    for (const line of lines.filter((one) => one.number > heard)) {
      this.socket.take({ kind: "said", match: watched.match, ...line });
    }
    return Math.max(heard, ...lines.map((line) => line.number));
  }

  followLobby(): void {
    if (this.isInLobby) return;
    this.isInLobby = true;
    void this.tellLobby();
  }

  private async tellLobby(): Promise<void> {
    while (!this.isStopped && this.socket.wantsLobby) {
      try {
        this.socket.take({ kind: "tables", tables: await get<OpenTable[]>("/api/tables") });
      } catch {
        // The next question says how the line stands.
      }
      await new Promise((go) => setTimeout(go, LOBBY));
    }
    this.isInLobby = false;
  }

  /** Carry out a command; where nobody answered, the socket brings it again. */
  async carry(pending: Pending): Promise<void> {
    if (this.carried.has(pending.id)) return;
    this.carried.add(pending.id);
    pending.sent += 1;
    pending.sentAt = Date.now();
    const watched = this.socket.watched.get(pending.match);
    const link = watched?.link ?? null;
    const address = this.address({ match: pending.match, link }, "/commands");
    try {
      const reply = await post<Reply>(address, { ...pending.wish, id: pending.id, match: pending.match });
      this.socket.settle(reply);
    } catch (fault) {
      if (fault instanceof Refusal && fault.status !== UNREACHABLE && fault.status < 500) {
        this.socket.settle(refusedBy(fault, pending));
      }
    } finally {
      this.carried.delete(pending.id);
    }
  }

  private address(watched: { match: string; link: string | null }, path: string, query: Record<string, string> = {}): string {
    const words = new URLSearchParams({ ...query, ...(watched.link === null ? {} : { link: watched.link }) }).toString();
    return `/api/tables/${watched.match}${path}${words === "" ? "" : `?${words}`}`;
  }
}

function refusedBy(fault: Refusal, pending: Pending): Extract<Outgoing, { kind: "refused" }> {
  return {
    kind: "refused",
    id: pending.id,
    match: pending.match,
    reason: fault.reason,
    what_to_do: fault.what_to_do,
    rule: fault.rule,
    reason_key: fault.reason_key,
    what_to_do_key: fault.what_to_do_key,
  };
}

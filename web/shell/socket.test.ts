import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import type { Outgoing, Shown } from "../types/messages";
import type { Polling } from "./polling";
import { FAILURES, FIRST_WAIT, LONGEST_WAIT, PING, RESEND, Socket, type Connection, type Doors } from "./socket";
import type { Teller } from "./source";

class FakeWire {
  static all: FakeWire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one.kind === kind);
  }
}

const polling = { start: vi.fn(), stop: vi.fn(), follow: vi.fn(), followLobby: vi.fn(), carry: vi.fn(async () => {}) };
let isOnline = true;
let version = "1";

function makeSocket(): { socket: Socket; states: Connection[]; wire: () => FakeWire } {
  const doors: Doors = {
    open: (address) => new FakeWire(address) as unknown as WebSocket,
    version: async () => {
      if (version === "") throw new Error("nobody");
      return version;
    },
    polling: () => polling as unknown as Polling,
    random: () => 0.5,
    isOnline: () => isOnline,
  };
  const socket = new Socket("ws://here/socket", doors);
  const states: Connection[] = [];
  socket.hear((state) => states.push(state));
  return { socket, states, wire: () => FakeWire.all.at(-1)! };
}

function teller(): { [Name in keyof Teller]: Mock<Teller[Name]> } {
  return { shown: vi.fn<Teller["shown"]>(), said: vi.fn<Teller["said"]>(), unsaid: vi.fn<Teller["unsaid"]>(), refused: vi.fn<Teller["refused"]>() };
}

function shown(version: number): Shown {
  return { kind: "shown", match: "m", version, status: "running", viewer: null, seats: [], steps: [], steps_left_out: 0, briefing: {} };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  isOnline = true;
  version = "1";
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describe("watching", () => {
  it("asks for the match once the line is open, and again with what it has seen", () => {
    const { socket, wire } = makeSocket();
    const hearer = teller();
    socket.watch("m", "secret", hearer);
    expect(wire().sent).toEqual([]);
    wire().open();
    expect(wire().of("watch")).toEqual([{ kind: "watch", match: "m", changes: true, link: "secret" }]);
    wire().say(shown(7));
    expect(hearer.shown).toHaveBeenCalledOnce();
    wire().end(1006);
    vi.advanceTimersByTime(FIRST_WAIT * 2);
    expect(FakeWire.all).toHaveLength(2);
    wire().open();
    expect(wire().of("watch")).toEqual([{ kind: "watch", match: "m", changes: true, since: 7, link: "secret" }]);
  });

  it("tells the whole match where the server tells what has changed", () => {
    const { socket, wire } = makeSocket();
    const hearer = teller();
    socket.watch("m", null, hearer);
    wire().open();
    const news: Outgoing = { kind: "changed", match: "m", version: 8, steps: [], shown: { status: "over" }, briefing: {}, inside: {} };
    wire().say(news);
    expect(hearer.shown).not.toHaveBeenCalled();
    wire().say(shown(7));
    wire().say(news);
    expect(hearer.shown).toHaveBeenLastCalledWith({ ...shown(8), status: "over" });
    wire().end(1006);
    vi.advanceTimersByTime(FIRST_WAIT * 2);
    wire().open();
    expect(wire().of("watch")).toEqual([{ kind: "watch", match: "m", changes: true, since: 8 }]);
    wire().say({ ...news, version: 9 });
    expect(hearer.shown).toHaveBeenCalledTimes(2);
  });

  it("tells whoever watches why a match cannot be shown", () => {
    const { socket, wire } = makeSocket();
    const hearer = teller();
    socket.watch("m", null, hearer);
    wire().open();
    wire().say({ kind: "refused", id: null, match: "m", reason: "no", what_to_do: "" });
    expect(hearer.refused).toHaveBeenCalledOnce();
  });

  it("says nothing more to whoever has stopped", () => {
    const { socket, wire } = makeSocket();
    const hearer = teller();
    const stop = socket.watch("m", null, hearer);
    wire().open();
    stop();
    wire().say(shown(1));
    expect(hearer.shown).not.toHaveBeenCalled();
    expect(wire().of("unwatch")).toHaveLength(1);
  });
});

describe("commands", () => {
  it("are sent again with the same id until they are answered, and settled once", async () => {
    const { socket, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    const reply = socket.send("m", { kind: "answer", version: 3, answer: "pass" });
    vi.advanceTimersByTime(RESEND * 2);
    const sent = wire().of("answer");
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    const id = String(sent[0]!.id);
    wire().say({ kind: "done", id, match: "m", version: 4 });
    wire().say({ kind: "done", id, match: "m", version: 4 });
    await expect(reply).resolves.toMatchObject({ kind: "done", version: 4 });
    vi.advanceTimersByTime(RESEND * 3);
    expect(wire().of("answer")).toHaveLength(3);
  });

  it("wait while the line is cut and go out when it is back", async () => {
    const { socket, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    wire().end(1006);
    const reply = socket.send("m", { kind: "answer", version: 3, answer: "pass" });
    vi.advanceTimersByTime(FIRST_WAIT * 2);
    wire().open();
    expect(wire().sent.map((one) => one.kind).slice(0, 2)).toEqual(["watch", "answer"]);
    wire().say({ kind: "refused", id: String(wire().of("answer")[0]!.id), match: "m", reason: "late", what_to_do: "" });
    await expect(reply).resolves.toMatchObject({ kind: "refused" });
  });

  it("can be taken back only before they left", () => {
    const { socket, wire } = makeSocket();
    const wish = { kind: "answer", version: 1, answer: "pass" } as const;
    void socket.send("m", wish);
    expect(socket.takeBack(wish)).toBe(true);
    wire().open();
    expect(wire().of("answer")).toHaveLength(0);
    void socket.send("m", wish);
    expect(socket.takeBack(wish)).toBe(false);
  });

  it("does not ask for a hint twice on one line", () => {
    const { socket, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    void socket.send("m", { kind: "hint", version: 1 });
    vi.advanceTimersByTime(RESEND * 4);
    expect(wire().of("hint")).toHaveLength(1);
  });

  it("cut a line that looks open and answers nothing", () => {
    const { socket, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    wire().say({ kind: "pong", id: String(wire().of("ping")[0]!.id) });
    void socket.send("m", { kind: "answer", version: 1, answer: "pass" });
    vi.advanceTimersByTime(RESEND * 5 + FIRST_WAIT * 2);
    expect(FakeWire.all.length).toBeGreaterThan(1);
  });
});

describe("coming again", () => {
  it("doubles its patience", () => {
    const { socket, states, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    const waits: number[] = [];
    for (let count = 0; count < FAILURES; count += 1) {
      wire().end(1006);
      const state = states.at(-1)!;
      waits.push(state.state === "reconnecting" ? state.until - Date.now() : -1);
      vi.advanceTimersByTime(LONGEST_WAIT);
    }
    expect(waits).toEqual([FIRST_WAIT, FIRST_WAIT * 2, FIRST_WAIT * 4]);
  });

  it("never waits longer than its limit", () => {
    const { socket, wire } = makeSocket();
    socket.watch("m", null, teller());
    isOnline = false;
    for (let count = 1; count < 9; count += 1) {
      expect(FakeWire.all).toHaveLength(count);
      wire().end(1006);
      vi.advanceTimersByTime(LONGEST_WAIT);
    }
  });

  it("comes at once after the server has said that it restarts", () => {
    const { socket, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    wire().end(1012);
    vi.advanceTimersByTime(1);
    expect(FakeWire.all).toHaveLength(2);
  });

  it("asks by HTTP where the server answers and no socket opens three times in a row", async () => {
    const { socket, wire } = makeSocket();
    socket.watch("m", null, teller());
    for (let count = 0; count < FAILURES; count += 1) {
      expect(polling.start).not.toHaveBeenCalled();
      wire().end(1006);
      await vi.advanceTimersByTimeAsync(0);
      if (count < FAILURES - 1) await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    }
    expect(polling.start).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    wire().open();
    expect(polling.stop).toHaveBeenCalledOnce();
    expect(wire().of("watch")).toHaveLength(1);
  });

  it("goes on trying the socket where the server does not answer at all", async () => {
    const { socket, wire } = makeSocket();
    version = "";
    socket.watch("m", null, teller());
    for (let count = 0; count < 5; count += 1) {
      wire().end(1006);
      await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
    }
    expect(polling.start).not.toHaveBeenCalled();
    expect(FakeWire.all).toHaveLength(6);
  });

  it("tries now when somebody says so, or when the network is back", () => {
    const { socket, states, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    isOnline = false;
    wire().end(1006);
    expect(states.at(-1)).toEqual({ state: "offline" });
    isOnline = true;
    socket.network(true);
    expect(FakeWire.all).toHaveLength(2);
  });
});

describe("how the line stands", () => {
  it("tells the delay of what was answered, and that it is slow", async () => {
    const { socket, states, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    vi.advanceTimersByTime(40);
    wire().say({ kind: "pong", id: String(wire().of("ping")[0]!.id) });
    expect(states.at(-1)).toEqual({ state: "live", delay: 40 });
    void socket.send("m", { kind: "undo", version: 2 });
    vi.advanceTimersByTime(900);
    expect(states.at(-1)).toMatchObject({ state: "slow" });
  });

  it("cuts a line on which a ping was not answered until the next", () => {
    const { socket, states, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    vi.advanceTimersByTime(PING + 1);
    expect(states.at(-1)).toMatchObject({ state: "reconnecting" });
  });

  it("says that there is a new version, and keeps saying so", async () => {
    const { socket, states, wire } = makeSocket();
    socket.watch("m", null, teller());
    wire().open();
    await vi.advanceTimersByTimeAsync(0);
    version = "2";
    wire().end(1012);
    await vi.advanceTimersByTimeAsync(1);
    wire().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ state: "new-version" });
    wire().end(1006);
    expect(socket.connection).toEqual({ state: "new-version" });
  });
});

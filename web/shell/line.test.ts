import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const heard = new Map<string, () => void>();
let isOnline: boolean;

class SilentSocket {
  static opened: string[] = [];
  constructor(address: string) {
    SilentSocket.opened.push(address);
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  heard.clear();
  isOnline = true;
  SilentSocket.opened = [];
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("navigator", { get onLine() { return isOnline; } });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => heard.set(name, listener));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(protocol = "http:"): Promise<typeof import("./line.svelte")> {
  vi.stubGlobal("location", { protocol, host: "fiorino.test" });
  return import("./line.svelte");
}

describe("the line of a page", () => {
  it("is one for all, and is not there before it is needed", async () => {
    const { line } = await opened();
    expect(heard.size).toBe(0);
    expect(line()).toBe(line());
    expect([...heard.keys()].sort()).toEqual(["offline", "online", "vite:preloadError"]);
  });

  it("is as secure as the page", async () => {
    const { line } = await opened("https:");
    line().lobby(() => {});
    expect(SilentSocket.opened).toEqual(["wss://fiorino.test/socket"]);
  });

  it("tells components how it stands", async () => {
    const { connectionNow, line } = await opened();
    expect(connectionNow().state).toBe("connecting");
    line().outdated();
    expect(connectionNow().state).toBe("new-version");
  });

  it("does not take a part that could not be fetched for an older page while nothing can be reached", async () => {
    const { connectionNow, line } = await opened();
    line();
    heard.get("vite:preloadError")?.();
    expect(connectionNow().state).not.toBe("new-version");
  });

  it("does, while the server is in reach", async () => {
    const { connectionNow, line } = await opened();
    line().set({ state: "live", delay: null });
    isOnline = false;
    heard.get("vite:preloadError")?.();
    expect(connectionNow().state).not.toBe("new-version");
    isOnline = true;
    heard.get("vite:preloadError")?.();
    expect(connectionNow().state).toBe("new-version");
  });
});

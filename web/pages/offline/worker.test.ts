// The worker is a plain script; it runs here with a cache and a network made for it.
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";

const source = readFileSync(new URL("../../public/worker.js", import.meta.url), "utf8");
const HOME = "http://fiorino.test";

class FakeCache {
  kept = new Map<string, Response>();
  key = (one: string | { url: string }): string => new URL(typeof one === "string" ? one : one.url, HOME).href;
  match = async (one: string | { url: string }): Promise<Response | undefined> => this.kept.get(this.key(one))?.clone();
  put = async (one: string | { url: string }, response: Response): Promise<void> => void this.kept.set(this.key(one), response);
  keys = async (): Promise<{ url: string }[]> => [...this.kept.keys()].map((url) => ({ url }));
  delete = async (one: { url: string }): Promise<boolean> => this.kept.delete(one.url);
}

let listeners: Record<string, (event: never) => void>;
let cache: FakeCache;
let network: Record<string, string> | null;
let told: unknown[];
let waited: Promise<unknown>[];

beforeEach(() => {
  listeners = {};
  cache = new FakeCache();
  told = [];
  waited = [];
  network = {
    "/": '<script src="/assets/index-A1.js"></script><link href="/assets/index-A1.css">',
    "/assets/index-A1.js": 'import"./socket-B2.js";const d=["assets/Lobby-C3.js","assets/Lobby-C3.css"];',
    "/assets/index-A1.css": "url(/assets/font-D4.woff2)",
    "/assets/socket-B2.js": "",
    "/assets/Lobby-C3.js": 'import("./NewTable-E5.js")',
    "/assets/Lobby-C3.css": "",
    "/assets/NewTable-E5.js": "",
    "/icon.svg": "<svg/>",
  };
  const self = {
    addEventListener: (name: string, listener: (event: never) => void) => (listeners[name] = listener),
    skipWaiting: () => {},
    location: { origin: HOME },
    clients: { claim: async () => {}, matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] },
  };
  const fetch = async (asked: string | { url: string }): Promise<Response> => {
    if (network === null) throw new TypeError("no network");
    const path = new URL(typeof asked === "string" ? asked : asked.url, HOME).pathname;
    const text = network[path] ?? (path.includes(".") ? undefined : network["/"]);
    const kind = path.includes(".") ? "text/plain" : "text/html";
    return text === undefined ? new Response("", { status: 404 }) : new Response(text, { headers: { "content-type": kind } });
  };
  runInContext(source, createContext({ self, caches: { open: async () => cache }, fetch, URL, Response, Set, Promise, JSON }));
});

async function send(name: string, words: object = {}): Promise<void> {
  listeners[name]!({ ...words, waitUntil: (work: Promise<unknown>) => waited.push(work) } as never);
  await Promise.all(waited);
}

async function ask(path: string, words: { mode?: string; method?: string } = {}): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  const request = { url: HOME + path, method: "GET", mode: "cors", ...words };
  await send("fetch", { request, respondWith: (response: Promise<Response>) => (answer = response) });
  const response = answer === null ? null : await answer;
  await Promise.all(waited);
  return response;
}

it("keeps the page and every script and style that it may need, but no font before it was used", async () => {
  await send("install");
  const kept = [...cache.kept.keys()].map((url) => new URL(url).pathname).sort();
  expect(kept).toEqual(["/", "/assets/Lobby-C3.css", "/assets/Lobby-C3.js", "/assets/NewTable-E5.js", "/assets/index-A1.css", "/assets/index-A1.js", "/assets/socket-B2.js"]);
});

it("never answers for what is live", async () => {
  for (const path of ["/api/me", "/api/tables/x/events?wait=25", "/socket", "/healthz", "/openapi.json", "/docs/index.html"]) expect(await ask(path)).toBeNull();
  expect(await ask("/", { method: "POST" })).toBeNull();
});

it("opens every address of the page without a network", async () => {
  await send("install");
  network = null;
  const opened = await ask("/rules/siena", { mode: "navigate" });
  expect(await opened?.text()).toContain("/assets/index-A1.js");
  expect((await ask("/assets/Lobby-C3.js"))?.status).toBe(200);
});

it("takes small files from the network first, and from what is kept without one", async () => {
  expect((await ask("/icon.svg"))?.status).toBe(200);
  network = null;
  expect((await ask("/icon.svg"))?.status).toBe(200);
  await expect(ask("/icon-512.png")).rejects.toThrow("no network");
});

it("tells of a new version and lets the old one go", async () => {
  await send("install");
  expect(told).toEqual([]);
  network = { "/": '<script src="/assets/index-Z9.js"></script>', "/assets/index-Z9.js": "" };
  await send("message", { data: { kind: "look" } });
  expect(told).toEqual([{ kind: "new-version" }]);
  expect([...cache.kept.keys()].map((url) => new URL(url).pathname).sort()).toEqual(["/", "/assets/index-Z9.js"]);
  await send("message", { data: { kind: "look" } });
  expect(told).toHaveLength(1);
});

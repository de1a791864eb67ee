// Where in the page the reader is: the address, read and written by the history of the browser.
import { createSubscriber } from "svelte/reactivity";

export type PageName =
  | "lobby" | "table" | "join" | "rules" | "learn" | "puzzles" | "settings" | "matches" | "watch" | "person" | "leaderboard"
  | "host" | "reset" | "confirm" | "nowhere"; // prettier-ignore

/** Every page gets this and nothing else. */
export interface Route {
  page: PageName;
  params: Record<string, string>;
  query: Record<string, string>;
  /** What stands after "#". */
  hash: string;
  /** The address as it is, without host. */
  path: string;
}

const PATTERNS: [PageName, RegExp, string[]][] = [
  ["lobby", /^\/$/, []],
  ["table", /^\/table\/([\w-]+)$/, ["match"]],
  ["join", /^\/join\/([\w-]+)$/, ["link"]],
  ["rules", /^\/rules\/([\w-]+)$/, ["game"]],
  ["learn", /^\/learn(?:\/([\w-]+)(?:\/([\w-]+))?)?$/, ["game", "lesson"]],
  ["puzzles", /^\/puzzles(?:\/([\w-]+)(?:\/(day|\d+))?)?$/, ["game", "number"]],
  ["settings", /^\/settings$/, []],
  ["matches", /^\/matches$/, []],
  ["watch", /^\/watch$/, []],
  ["person", /^\/people\/([\w-]+)$/, ["person"]],
  ["leaderboard", /^\/leaderboard$/, []],
  ["host", /^\/host$/, []],
  ["reset", /^\/reset$/, []],
  ["confirm", /^\/confirm$/, []],
];

/** The route of an address. */
export function read(address: string): Route {
  const url = new URL(address, "http://fiorino");
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") || "/" : url.pathname;
  const found = PATTERNS.find(([, pattern]) => pattern.test(path));
  const params: Record<string, string> = {};
  if (found !== undefined) {
    const parts = found[1].exec(path) ?? [];
    found[2].forEach((name, index) => {
      const part = parts[index + 1];
      if (part !== undefined) params[name] = part;
    });
  }
  return {
    page: found?.[0] ?? "nowhere",
    params,
    query: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1),
    path: url.pathname + url.search + url.hash,
  };
}

/** The address of a table; `link` for those who do not sit there, `move` for a moment of it. */
export function tableAddress(match: string, words: { link?: string | null; move?: number | null } = {}): string {
  const query = new URLSearchParams();
  if (words.link) query.set("link", words.link);
  if (words.move != null) query.set("move", String(words.move));
  const text = query.toString();
  return `/table/${match}${text === "" ? "" : `?${text}`}`;
}

let current: Route | null = null;
let tell: () => void = () => {};

const subscribe = createSubscriber((update) => {
  tell = update;
  return () => {
    tell = () => {};
  };
});

/** Where the reader is; reactive. */
export function route(): Route {
  subscribe();
  current ??= read(location.href);
  return current;
}

/** Go to another address of the page. */
export function navigate(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  moved();
}

/** Change the address without going anywhere, as when the moment of a replay is named in it. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
}

function moved(): void {
  current = read(location.href);
  tell();
}

/** Take presses on links within the page; returns how to stop. */
export function startRouter(): () => void {
  const click = (event: MouseEvent): void => {
    const address = ownAddress(event);
    if (address === null) return;
    event.preventDefault();
    if (address !== location.pathname + location.search + location.hash) navigate(address);
  };
  addEventListener("popstate", moved);
  addEventListener("click", click);
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("click", click);
  };
}

/** The address that a press leads to, where it is ours to follow. */
export function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return null;
  if (link.getAttribute("href")?.startsWith("#") || /^\/(api|docs)\//.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

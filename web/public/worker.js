// The service worker: keeps the page itself, so that it opens without a network and can say so in the reader's language,
// and shows what the server pushes. It never touches the API, the socket or anything else that changes.
const PAGE = "fiorino-page";
const WORDS = "fiorino-words";
const ROOT = "/";
const LIVE = /^\/(api|docs|socket|healthz|readyz|metrics|openapi\.json)(\/|$)/;
const HASHED = "/assets/";
// Scripts and styles name each other in these ways; pictures and fonts are kept once they were used.
const NAMED = /(?:\/assets\/|["'`]assets\/|["'`]\.\/)([\w.-]+\.(?:js|css))/g;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(look().catch(() => {})); // without a network it is kept at the next visit
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || LIVE.test(url.pathname)) return;
  if (url.pathname.startsWith(HASHED)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(page(event));
  else event.respondWith(networkFirst(request));
});

/** What is named by its content never changes. */
async function keptFirst(request) {
  const cache = await caches.open(PAGE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function networkFirst(request) {
  const cache = await caches.open(PAGE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (fault) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw fault;
  }
}

/** Every address of the page is the same file; the one that is kept serves where the server is away. */
async function page(event) {
  const cache = await caches.open(PAGE);
  try {
    const fresh = await fetch(event.request);
    if (fresh.status < 500) {
      const isPage = (fresh.headers.get("content-type") ?? "").startsWith("text/html");
      if (fresh.ok && isPage) event.waitUntil(keep(fresh.clone(), false));
      return fresh;
    }
    return (await cache.match(ROOT)) ?? fresh;
  } catch (fault) {
    const kept = await cache.match(ROOT);
    if (kept) return kept;
    throw fault;
  }
}

/** Ask whether there is a newer page. */
async function look() {
  const fresh = await fetch(ROOT, { cache: "no-store" });
  if (fresh.ok) await keep(fresh, true);
}

/** Keep this page and everything that it may need; tell whoever has an older one open, where it was asked for. */
async function keep(fresh, tells) {
  const cache = await caches.open(PAGE);
  const before = await (await cache.match(ROOT))?.text();
  const text = await fresh.clone().text();
  if (before === text) return;
  const wanted = await gather(cache, text);
  await cache.put(ROOT, fresh);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (/^\/assets\/.*\.(js|css)$/.test(pathname) && !wanted.has(pathname)) await cache.delete(request);
  }
  if (tells && before !== undefined) {
    for (const client of await self.clients.matchAll()) client.postMessage({ kind: "new-version" });
  }
}

/** Fetch every script and style that a text names, and that those name, one after the other. */
async function gather(cache, text) {
  const wanted = new Set();
  const open = named(text);
  while (open.length > 0) {
    const path = open.pop();
    if (wanted.has(path)) continue;
    wanted.add(path);
    const found = (await cache.match(path)) ?? (await fetch(path));
    if (!found.ok) continue;
    const copy = found.clone();
    open.push(...named(await found.text()));
    await cache.put(path, copy);
  }
  return wanted;
}

function named(text) {
  return [...text.matchAll(NAMED)].map((match) => HASHED + match[1]);
}

self.addEventListener("message", (event) => {
  const { kind } = event.data ?? {};
  if (kind === "look") event.waitUntil(look().catch(() => {}));
  if (kind === "words") event.waitUntil(keepWords(event.data.words));
  if (kind === "keep") event.waitUntil(keepUsed(event.data.paths));
});

/** What the page has loaded before this worker was there: fonts and pictures. */
async function keepUsed(paths) {
  const cache = await caches.open(PAGE);
  for (const path of paths) {
    if (path.startsWith(HASHED) && !(await cache.match(path))) await cache.add(path).catch(() => {});
  }
}

/** The reader's words for what is pushed while no page is open. */
async function keepWords(words) {
  const cache = await caches.open(WORDS);
  await cache.put(ROOT, new Response(JSON.stringify(words), { headers: { "content-type": "application/json" } }));
}

self.addEventListener("push", (event) => {
  event.waitUntil(showTurn(event.data?.json() ?? {}));
});

async function showTurn({ match, game }) {
  const address = `/table/${match}`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === address)) return;
  const kept = await (await caches.open(WORDS)).match(ROOT);
  const words = kept ? await kept.json() : { title: "Fiorino", bodies: {}, language: "" };
  await self.registration.showNotification(words.title, {
    body: words.bodies[game] ?? "",
    lang: words.language,
    tag: match,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: address,
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? ROOT));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((one) => new URL(one.url).pathname === address);
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}

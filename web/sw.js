// Keeps the analyser for when there is no network; other pages are kept when they have been looked at.

const VERSION = "";
const FILES = [];
// Several sites may share a host, each below a path of its own.
const OURS = `sixfold ${self.registration.scope} `;
const CACHE = OURS + VERSION;
/** A network that neither answers nor fails is given up after so many milliseconds, where something is kept. */
const PATIENCE = 2500;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(event));
});

/** From the network, and from what was kept where there is none. */
async function answer(event) {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: CACHE, ignoreSearch: true });
  const fresh = fetch(request).then((response) => {
    if (response.ok) event.waitUntil(keep(request, response.clone()));
    return response;
  });
  if (!kept) return fresh;
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE, kept); });
  return Promise.race([fresh.catch(() => kept), late]);
}

/** A full store is no reason to withhold a page. */
async function keep(request, response) {
  await caches.open(CACHE).then((cache) => cache.put(request, response)).catch(() => {});
}

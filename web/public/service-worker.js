// Keeps the page's own files, so that it opens without a line and says that there is none; shows whose turn it
// is when the page is closed, and leads to the table.
// Tables and cards always come from the server.

const KEPT = "voliere-1";
const DOCUMENT = "/";
/** The names of these files change with what is in them. */
const FOR_EVER = "/assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(DOCUMENT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function document(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(DOCUMENT, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(DOCUMENT);
    if (found) return found;
    throw error;
  }
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(document(request));
  else if (pathname.startsWith(FOR_EVER)) event.respondWith(file(request));
});

self.addEventListener("push", (event) => {
  const { table, title, body } = event.data.json();
  const told = self.clients.matchAll({ type: "window" }).then((pages) => {
    const looking = pages.some(
      (page) => page.visibilityState === "visible" && new URL(page.url).pathname === `/table/${table}`,
    );
    return looking
      ? null
      : self.registration.showNotification(title, { body, tag: table, icon: "/icon.svg", data: table });
  });
  event.waitUntil(told);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const place = `/table/${event.notification.data}`;
  const led = self.clients.matchAll({ type: "window" }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === place);
    return open ? open.focus() : self.clients.openWindow(place);
  });
  event.waitUntil(led);
});

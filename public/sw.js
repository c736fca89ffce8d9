// The worker of the emergency card (docs/decisions/0042). It answers only when the network does not: the card with the
// pages that the portal has kept (src/shell/offline/keep-card.tsx), and every other address with the page without a connection. It
// keeps nothing itself, and sees no call of the API. To remove it from all browsers, replace this file by sw-off.js, or set
// data-offline="off" in index.html and prijava.html.

// The names and paths are those of src/storage/kept-card.ts; src/app/offline/static-files.test.ts compares them.
const PUBLIC_PAGES = 'portal-public';
const BUILDING_CARD = 'portal-building';
const KEPT_UNTIL = 'X-Kept-Until';
const CARD = '/nujni-primeri';
const NO_NETWORK = '/brez-povezave';
// In ms. Who opens the card needs it now; any other page is worth a slow network.
const CARD_WAITS = 4_000;
const PAGE_WAITS = 20_000;
const SWITCHED_OFF = /<[^>]*\bid="portal"[^>]*\bdata-offline="(?!on")/;

addEventListener('install', (event) => {
  skipWaiting();
  // Calls and assets then do not wake the worker, in browsers that know this.
  event
    .addRoutes?.(
      ['/api/*', '/assets/*'].map((urlPattern) => ({
        condition: { urlPattern },
        source: 'network',
      })),
    )
    .catch(() => {});
});

addEventListener('activate', (event) => {
  // The request starts while the worker does. Only Chromium has this name: Firefox shows its own page when such a request
  // fails.
  if ('InstallEvent' in self) event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { pathname } = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || pathname.startsWith('/api/')) return;
  event.respondWith(answer(event, pathname.replace(/(.)\/$/, '$1') === CARD));
});

async function answer(event, isCard) {
  const network = fromNetwork(event);
  event.waitUntil(network.then(obey).catch(() => {}));
  const inTime = pause(isCard ? CARD_WAITS : PAGE_WAITS);
  const first = await Promise.race([network, inTime]).catch(() => undefined);
  if (first && !(isCard && first.status >= 500)) return first;
  return (await kept(isCard)) ?? network;
}

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function kept(isCard) {
  if (!isCard) return caches.match(NO_NETWORK, { cacheName: PUBLIC_PAGES });
  const building = await caches.match(CARD, { cacheName: BUILDING_CARD });
  if (building && Number(building.headers.get(KEPT_UNTIL)) > Date.now()) return building;
  await caches.delete(BUILDING_CARD);
  return caches.match(CARD, { cacheName: PUBLIC_PAGES });
}

// The configuration is in each page of the portal.
async function obey(response) {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return;
  if (SWITCHED_OFF.test(await response.clone().text())) await remove();
}

async function remove() {
  await Promise.all([PUBLIC_PAGES, BUILDING_CARD].map((name) => caches.delete(name)));
  await registration.unregister();
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

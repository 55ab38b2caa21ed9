// `/sw.js`, the service worker (docs/adr/0035-a-worker-that-owns-files.md). It owns files and never answers for the API: a
// defect in it can neither break a call nor hold an account (DAY-10).
import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { answerNavigation } from './answerNavigation';
import { keepFiles } from './keepFiles';
import { BASE, IMAGES, REMOTES, type KeepMessage } from './messages';
import { scope } from './scope';

/** First parts of the addresses of remotes' pages; the build puts them in. */
declare const WORKER_PAGES: readonly string[];

const MONTH = 30 * 86_400;

/** Never answered here, and where the browser knows static routes not even asked about. */
const UNTOUCHED = ['/api/*', '/push/*', '/reports/*', '/registry.json', '/offline.json'];

setCacheNameDetails({ prefix: '', suffix: '' });

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
  // A browser with an older form of routes asks the worker instead.
  event
    .addRoutes?.([
      ...UNTOUCHED.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
      { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    ])
    .catch(() => {});
});

scope.addEventListener('activate', (event) => {
  // Without preload a navigation waits for the worker to wake.
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
});

scope.addEventListener('message', (event) => {
  const { kind } = event.data as KeepMessage;
  if (kind === 'keep') event.waitUntil(keepFiles(event.data as KeepMessage));
});

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && WORKER_PAGES.includes(url.pathname.split('/', 2)[1] ?? ''),
  ({ event, request }) => answerNavigation(event, request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
);

// Only addresses that the page has listed: attempts have a query, and a reload wants the server's file.
registerRoute(
  ({ request, url, sameOrigin }) =>
    !sameOrigin && url.search === '' && request.cache !== 'reload' && /\.(?:js|css|json)$/.test(url.pathname),
  async ({ request }) => (await caches.match(request.url, { cacheName: REMOTES, ignoreVary: true })) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({
    cacheName: BASE,
    networkTimeoutSeconds: 2.5,
    plugins: [
      {
        // Not the login page of a hall's network.
        cacheWillUpdate: async ({ response }) =>
          response.ok && response.headers.get('Content-Type')?.includes('json') ? response : null,
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  new NetworkFirst({
    cacheName: IMAGES,
    plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: MONTH, purgeOnQuotaError: true })],
  }),
);

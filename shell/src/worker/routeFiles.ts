import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { answerNavigation } from './answerNavigation';
import { BASE, IMAGES, REMOTES } from './messages';

/** First parts of the addresses of remotes' pages; the build puts them in. */
declare const WORKER_PAGES: readonly string[];

const MONTH = 30 * 86_400;

/** Answers requests for pages and files, by network and caches. */
export function routeFiles(): void {
  setCacheNameDetails({ prefix: '', suffix: '' });

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
    async ({ request }) =>
      (await caches.match(request.url, { cacheName: REMOTES, ignoreVary: true })) ?? fetch(request),
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
}

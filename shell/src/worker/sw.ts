// `/sw.js`, the service worker (docs/adr/0035-a-worker-that-owns-files.md). It owns files and push, and never answers for
// the API: a defect in it can neither break a call nor hold an account (DAY-10).
import { keepFiles } from './keepFiles';
import { PUSH_ONLY, type KeepMessage } from './messages';
import { openNotice } from './openNotice';
import { routeFiles } from './routeFiles';
import { scope } from './scope';
import { showPush, type NoticeData } from './showPush';

/** Never answered here, and where the browser knows static routes not even asked about. */
const UNTOUCHED = ['/api/*', '/push/*', '/reports/*', '/registry.json', '/offline.json'];

// Without a listener of requests the browser starts no worker for them.
const ownsFiles = globalThis.location.search !== PUSH_ONLY;
if (ownsFiles) routeFiles();

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
  if (!ownsFiles) return;
  // A browser with an older form of routes asks the worker instead.
  event
    .addRoutes?.([
      ...UNTOUCHED.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
      { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    ])
    .catch(() => {});
});

scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration;
  // Without preload a navigation waits for the worker to wake.
  event.waitUntil(
    Promise.all([scope.clients.claim(), ownsFiles ? navigationPreload?.enable() : navigationPreload?.disable()]),
  );
});

scope.addEventListener('message', (event) => {
  const { kind } = event.data as KeepMessage;
  if (kind === 'keep') event.waitUntil(keepFiles(event.data as KeepMessage));
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text())));

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openNotice((notification.data as NoticeData).href));
});

scope.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event;
  // The next start of the page tells the server, or that the subscription is lost.
  if (oldSubscription && !newSubscription)
    event.waitUntil(scope.registration.pushManager.subscribe(oldSubscription.options).catch(() => {}));
});

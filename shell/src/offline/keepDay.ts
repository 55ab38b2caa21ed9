import { getPrefetched, request, setPrefetched } from 'shared-api/client';
import { serverNow } from 'shared-api/clock';
import { inOneTab } from 'shared-api/delivery';
import { isInstalled } from '../install/install';
import { BASE, DAY, IMAGES, PUSH_ONLY, REMOTES, SHELL, WORKER, WORKER_LOCK } from '../worker/messages';
import { deleteCaches, forgetDay, readDayMark, writeDayMark } from './dayMark';
import { withDayPack } from './dayPack';
import { startWorker } from './startWorker';

/** Calls that every page begins with. This page made them before the pack was there. */
const askFirst = () => [
  request('get', '/api/auth/check'),
  request('get', '/api/user'),
  request('get', '/api/settings'),
  request('get', '/api/event'),
  request('get', '/api/invitations/count'),
  request('get', '/api/chats', { query: { offset: 0, limit: 1 } }),
];

let hasPack = globalThis.vstrechaPreload !== undefined;

/**
 * Keeps answers and files for use without a network.
 * @param account the current user; another account's day is deleted first
 * @returns ends telling the worker of new builds
 */
export function keepDay(account: number): () => void {
  const mark = readDayMark();
  if (mark?.account !== account) {
    if (mark) forgetDay();
    writeDayMark({ account, heard: Date.now(), ahead: serverNow() - Date.now() });
  }
  if (!hasPack) setPrefetched(withDayPack(getPrefetched()));
  hasPack = true;
  void Promise.allSettled(askFirst());
  if (isInstalled()) void navigator.storage?.persist?.();
  return startWorker();
}

/**
 * Removes everything that the worker and the pages have kept.
 * @param hasPush leaves a worker that only shows notifications; otherwise the worker goes as well. Asked once no press for
 * web push is under way
 */
export function endKeeping(hasPush: () => boolean): void {
  if (readDayMark()) forgetDay();
  if (!('serviceWorker' in navigator)) return;
  void inOneTab(WORKER_LOCK, async () => {
    // Wanted again meanwhile.
    if (readDayMark()) return;
    await (hasPush() ? keepPushWorker() : removeWorkers());
    // Also at a visit without a worker: the last call of a removed worker may have filled a cache again.
    await deleteCaches(
      (name) => name.startsWith(SHELL) || name.startsWith(DAY) || [BASE, IMAGES, REMOTES].includes(name),
    );
  });
}

/** Subscriptions belong to the scope, so they outlive a change of the worker. */
async function keepPushWorker(): Promise<void> {
  // A failure leaves the present worker.
  await navigator.serviceWorker.register(WORKER + PUSH_ONLY, { updateViaCache: 'none' }).catch(() => {});
}

async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

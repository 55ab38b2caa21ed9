import { ApiError } from 'shared-api/client';
import { inOneTab } from 'shared-api/delivery';
import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import { readPushKey, sendSubscription } from '#api/pushSubscriptions';
import { describeDevice } from './describeDevice';

/** What this browser can do about web push, or does already. */
export type PushState =
  /** The server or the operator does without. */
  | 'withheld'
  /** It cannot. */
  | 'unsupported'
  /** Only the application on the Home Screen can (iOS). */
  | 'home-screen'
  /** The person has forbidden notifications. */
  | 'denied'
  | 'off'
  /** Switched on, but the browser or the server has no subscription any more. */
  | 'lost'
  | 'on';

/**
 * Device text: the account whose web push this browser shows, and the endpoint that the server knows; minus the account
 * once the subscription is lost. The shell reads it.
 */
export const PUSH = 'push';

/** A worker without the day: the installed application and phones that keep the day have theirs already. */
const WORKER = '/sw.js?push';

/** Lock of whoever adds or removes the worker. The shell takes it, too. */
const WORKER_LOCK = 'worker';

/** Milliseconds for the browser to install the worker and to change the subscription. */
const PATIENCE = 15_000;

const findRegistration = () => navigator.serviceWorker.getRegistration();
const findSubscription = async () => (await findRegistration())?.pushManager.getSubscription();

/** The state of this browser for an account. */
export async function readPush(account: number): Promise<PushState> {
  if (!('serviceWorker' in navigator && window.PushManager && 'Notification' in window))
    return isAppleTab() ? 'home-screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const marked = Number.parseInt(readDeviceText(PUSH), 10);
  if (Math.abs(marked) !== account) return 'off';
  return marked > 0 && (await findSubscription()) ? 'on' : 'lost';
}

/** iPads name themselves Macintosh, which has no touch screen. */
function isAppleTab(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isMobile = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isMobile && !window.matchMedia('(display-mode: standalone)').matches;
}

/** Asks for the permission; call it in a press, or browsers refuse the question. A closed question may stay unanswered. */
export const askPermission = (): Promise<unknown> => Notification.requestPermission();

/** Subscribes this browser, unless the person does not allow it. */
export async function subscribe(account: number): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const key = await readPushKey();
  // Without the lock the shell removes this worker until the mark names it.
  await inOneTab(WORKER_LOCK, async () => tellServer(account, await inTime(subscribeBy(key)), false));
}

/** Ends the subscription of this browser; the caller removes it at the server. */
export async function unsubscribe(): Promise<void> {
  keepDeviceText(PUSH, '');
  await inTime(findSubscription().then((subscription) => subscription?.unsubscribe()));
}

/**
 * Tells the server that the browser still has its subscription, and renews it for a changed key. Push services answer
 * success for dead subscriptions, so only this keeps one alive.
 */
export async function confirmPush(account: number): Promise<void> {
  const state = await readPush(account);
  if (state === 'lost') keepDeviceText(PUSH, String(-account));
  if (state !== 'on') return;
  const subscription = await inTime(subscribeBy(await readPushKey()));
  try {
    // The worker or a new key may have renewed it; the server knows the former endpoint alone.
    await tellServer(account, subscription, readDeviceText(PUSH).endsWith(` ${subscription.endpoint}`));
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
    if (!isUnknown) throw error;
    keepDeviceText(PUSH, String(-account));
    await subscription.unsubscribe();
  }
}

/** The present subscription if it belongs to this key, otherwise a new one. */
async function subscribeBy(key: string): Promise<PushSubscription> {
  const { pushManager } = await addWorker();
  const present = await pushManager.getSubscription();
  const applicationServerKey = decode(key);
  const presentKey = present?.options.applicationServerKey;
  if (present && presentKey && String(new Uint8Array(presentKey)) === String(applicationServerKey)) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The registration, once its worker runs: `ready` never resolves for one that was removed and added again. */
async function addWorker(): Promise<ServiceWorkerRegistration> {
  const registration =
    (await findRegistration()) ?? (await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }));
  const coming = registration.installing ?? registration.waiting;
  while (!registration.active) {
    if (!coming || coming.state === 'redundant') throw new Error('The service worker was not installed.');
    await new Promise((resolve) => coming.addEventListener('statechange', resolve, { once: true }));
  }
  return registration;
}

/** Push services and workers may never answer. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer in time.')), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function decode(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

async function tellServer(account: number, subscription: PushSubscription, isConfirm: boolean): Promise<void> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await sendSubscription({ endpoint, keys: { p256dh, auth }, device: describeDevice(navigator.userAgent) }, isConfirm);
  keepDeviceText(PUSH, `${account} ${endpoint}`);
}

import { ApiError } from 'shared-api/client';
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

/** Milliseconds for the worker to be installed. */
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

/**
 * Asks for the permission and subscribes this browser; call it in a press, or browsers refuse the question.
 * @returns without a subscription when the person does not allow it
 */
export async function subscribe(account: number): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  if (!(await findRegistration())) await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const subscription = await subscribeBy(await readPushKey());
  await tellServer(account, subscription, false);
}

/** Ends the subscription of this browser; the caller removes it at the server. */
export async function unsubscribe(): Promise<void> {
  keepDeviceText(PUSH, '');
  await (await findSubscription())?.unsubscribe();
}

/**
 * Tells the server that the browser still has its subscription, and renews it for a changed key. Push services answer
 * success for dead subscriptions, so only this keeps one alive.
 */
export async function confirmPush(account: number): Promise<void> {
  const state = await readPush(account);
  if (state === 'lost') keepDeviceText(PUSH, String(-account));
  if (state !== 'on') return;
  const subscription = await subscribeBy(await readPushKey());
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
  const { pushManager } = await readyWorker();
  const present = await pushManager.getSubscription();
  const applicationServerKey = decode(key);
  const presentKey = present?.options.applicationServerKey;
  if (present && presentKey && String(new Uint8Array(presentKey)) === String(applicationServerKey)) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** A worker that cannot be installed never gets ready. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The service worker was not installed in time.')), PATIENCE);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, late]);
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

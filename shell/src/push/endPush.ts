import { keepDeviceText, readDeviceText } from 'shared-api/storage';
import type { NoticeData } from '../worker/showPush';

/**
 * Name of the device text with the account whose web push this browser shows and the subscription's endpoint, or minus the
 * account once the subscription is lost. `mf_profile` writes it.
 */
export const PUSH = 'push';

/** No account: an earlier end was not finished. */
const ENDING = '0';
/** Milliseconds: the push service may be out of reach. */
const PATIENCE = 2_000;

/** The account whose web push this browser has or had; undefined without one. */
export function pushAccount(): number | undefined {
  const text = readDeviceText(PUSH);
  return text === '' ? undefined : Math.abs(Number.parseInt(text, 10));
}

/** Whether this browser shows web push, of any account by default: the page then shows no notifications. */
export function isPushOn(account?: number): boolean {
  const marked = Number.parseInt(readDeviceText(PUSH), 10);
  return marked > 0 && marked === (account ?? marked);
}

/**
 * Ends the web push of this browser and closes its notifications, at logout and for another account (DAY-07).
 * @returns undefined without web push
 */
export function endPush(): Promise<void> | undefined {
  if (pushAccount() === undefined) return undefined;
  keepDeviceText(PUSH, ENDING);
  return Promise.race([
    unsubscribe().then(() => keepDeviceText(PUSH, '')),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE)),
  ]).catch(() => {
    // The next start of a page tries again.
  });
}

/**
 * Closes notifications of web push.
 * @param isMeant decides by the address that a press would open
 */
export async function closeNotifications(isMeant: (href: string) => boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown)
    if (isMeant((notification.data as NoticeData | null)?.href ?? '')) notification.close();
}

async function unsubscribe(): Promise<void> {
  await closeNotifications(() => true);
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

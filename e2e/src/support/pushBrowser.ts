import { createECDH } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

/** Keys of a server with web push, as environment variables of its start. */
export function pushKeys(): Record<string, string> {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  const privateKey = ecdh.getPrivateKey().toString('hex').padStart(64, '0');
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: Buffer.from(privateKey, 'hex').toString('base64url'),
    VAPID_SUBJECT: 'mailto:push@vstrecha.example',
  };
}

/** Where this browser keeps its made-up subscription. */
const SUBSCRIPTION = 'e2e.subscription';

/** Subscribes without a push service, which contexts of tests cannot reach; permission, worker and server are real. */
export async function fakeSubscriptions(context: BrowserContext): Promise<void> {
  const ecdh = createECDH('prime256v1');
  const made = {
    name: SUBSCRIPTION,
    p256dh: ecdh.generateKeys('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  };
  await context.addInitScript(({ name, p256dh, auth }) => {
    const subscription = () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
      options: {
        applicationServerKey: Uint8Array.from(JSON.parse(localStorage.getItem(name) ?? '[]') as number[]).buffer,
      },
      toJSON: () => ({ keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem(name);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(name) === null ? null : subscription()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        localStorage.setItem(name, JSON.stringify([...applicationServerKey]));
        return subscription();
      },
    });
  }, made);
}

/** Whether the browser has a subscription; it ends with its worker (Push API, «Push subscription»). */
export const isSubscribed = (page: Page) =>
  page.evaluate(
    async (name) =>
      (await navigator.serviceWorker.getRegistration()) !== undefined && localStorage.getItem(name) !== null,
    SUBSCRIPTION,
  );

/** Delivers a push to the site's worker, as the push service of the browser would. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await session.detach();
}

/** Titles of the notifications that the site shows. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ title }) => title);
  });

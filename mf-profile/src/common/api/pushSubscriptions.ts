import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation, useQuery } from 'shared-api/query';

/** A browser of the current user that gets web push. */
export type PushDevice = Schema<'PushSubscription'>;

const devicesKey = ['push', 'devices'] as const;

/** The server's public key for subscriptions, in base64url. */
export const readPushKey = async (): Promise<string> => (await request('get', '/api/push/key')).key;

/**
 * Tells the server this browser's subscription.
 * @param isConfirm makes no new one: 404 when this login has no such subscription
 */
export const sendSubscription = (form: Omit<Schema<'PushSubscriptionForm'>, 'confirm'>, isConfirm: boolean) =>
  request('post', '/api/push/subscriptions', { body: { ...form, ...(isConfirm && { confirm: true }) } });

/** Browsers that get web push, confirmed last first. */
export function usePushDevices(isEnabled: boolean) {
  return useQuery(
    isEnabled ? devicesKey : null,
    async () => (await request('get', '/api/push/subscriptions')).subscriptions,
  );
}

/** Ends the web push of a browser, also of another device. */
export const useRemovePushDevice = createMutation(
  (id: number) => request('delete', '/api/push/subscriptions/{id}', { path: { id } }),
  { refreshes: [devicesKey] },
);

/** Runs a change of this browser's subscription, and reads the list again. */
export const useChangeSubscription = createMutation((change: () => Promise<void>) => change(), {
  refreshes: [devicesKey],
});

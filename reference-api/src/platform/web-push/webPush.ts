import webpush from 'web-push';
import type { WebPushConfig } from '../config/webPushConfig.ts';
import { isPushEndpoint } from './pushHosts.ts';

/** A browser as `PushManager.subscribe` describes it; the endpoint is a secret. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message that a push service keeps until its browser is there. */
export interface PushMessage {
  content: object;
  ttlSeconds: number;
  isUrgent: boolean;
  /** Replaces what waits under the same topic; at most 32 characters of base64url. */
  topic: string;
}

/** Sends to browsers through their push services (RFC 8030, 8291, 8292). */
export interface WebPush {
  /** The VAPID key, for browsers. */
  publicKey: string;
  /** Whether an endpoint is that of a push service. */
  accepts(endpoint: string): boolean;
  /**
   * @returns the status of the answer
   * @throws Error without the endpoint when no answer comes
   */
  send(target: PushTarget, message: PushMessage): Promise<number>;
}

const TIMEOUT_MS = 10_000;
/** Pause after a service did not answer: its timeouts would delay messages to the others. */
const PAUSE_MS = 60_000;

export function createWebPush(
  { publicKey, privateKey, subject, hosts }: WebPushConfig,
  { timeoutMs = TIMEOUT_MS, elapsed = () => performance.now() } = {},
): WebPush {
  const silentUntil = new Map<string, number>();
  return {
    publicKey,
    accepts: (endpoint) => isPushEndpoint(endpoint, hosts),
    async send({ endpoint, p256dh, auth }, { content, ttlSeconds, isUrgent, topic }) {
      const { host } = new URL(endpoint);
      if (elapsed() < (silentUntil.get(host) ?? 0)) throw new Error(`${host} did not answer a moment ago.`);
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(content),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: ttlSeconds,
          urgency: isUrgent ? 'high' : 'normal',
          topic,
        },
      );
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: new Uint8Array(body ?? []),
          // The host was checked, the one that a redirect names was not.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
        return answer.status;
      } catch (error) {
        silentUntil.set(host, elapsed() + PAUSE_MS);
        throw new Error(`${host} does not answer.`, { cause: error });
      }
    },
  };
}

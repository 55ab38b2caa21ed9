import type Pusher from 'pusher-js';
import type { Channel } from 'pusher-js';

/** The last pause repeats. */
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000];
/** Another attempt gets the same answer. */
const FINAL_STATUSES: unknown[] = [401, 403];

/**
 * Subscribes to a channel again when its authorisation fails, as on a poor network or with an overloaded server: pusher-js
 * would leave the channel silent until the connection breaks.
 * @returns stops trying
 */
export function keepSubscribed(pusher: Pusher, channel: Channel): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.bind('pusher:subscription_succeeded', () => (tries = 0));
  channel.bind('pusher:subscription_error', ({ status }: { status?: unknown }) => {
    if (FINAL_STATUSES.includes(status)) return;
    const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)];
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(() => pusher.subscribe(channel.name), pause);
  });
  return () => clearTimeout(timer);
}

import Pusher from 'pusher';
import type { HostedPushConfig } from '../config.ts';
import type { PushService } from './pushService.ts';

/** Pushes through a hosted Pusher application. */
export function createHostedPush({ appId, key, secret, cluster }: HostedPushConfig): PushService {
  const pusher = new Pusher({ appId, key, secret, cluster, useTLS: true });
  // One after the other, so that messages arrive in the order in which they were stored.
  let last: Promise<unknown> = Promise.resolve();
  return {
    key,
    trigger(channel, event, data) {
      last = last
        .then(() => pusher.trigger(channel, event, data))
        .catch((error: unknown) => console.error(`Pusher: ${error instanceof Error ? error.message : String(error)}`));
    },
    // A hosted application cannot tell our sessions apart; its connections end when the page is left.
    authorize: (socketId, channel, _session, memberId) =>
      memberId === undefined ? pusher.authorizeChannel(socketId, channel) : pusher.authorizeChannel(socketId, channel, { user_id: String(memberId) }),
    close: async () => void (await last),
  };
}

import Pusher from 'pusher';
import type { HostedPushConfig } from '../config/hostedPushConfig.ts';
import { log } from '../log/log.ts';
import { BatchQueue } from './batchQueue.ts';
import type { PushService } from './pushService.ts';

/** For tests: shorter pauses, and where losses are logged. */
interface HostedPushOptions {
  waitsMs?: readonly number[];
  report?: (text: string) => void;
}

const TIMEOUT_MS = 5000;
// The whole server must stop within two seconds.
const CLOSE_MS = 1000;

/** Pushes through a hosted Pusher application, outside our transactions: unsent events are lost when this process dies. */
export function createHostedPush(
  { appId, key, secret, server }: HostedPushConfig,
  { waitsMs, report = (text) => log.error(text) }: HostedPushOptions = {},
): PushService {
  const account = { appId, key, secret, timeout: TIMEOUT_MS };
  const pusher =
    'host' in server
      ? new Pusher({ ...account, host: server.host, port: String(server.port), useTLS: server.useTls })
      : new Pusher({ ...account, cluster: server.cluster, useTLS: true });
  const queue = new BatchQueue({
    send: (batch) => pusher.triggerBatch(batch.map((event) => ({ ...event }))),
    isPassing: (error) => isPassing(statusOf(error)),
    log: report,
    ...(waitsMs && { waitsMs }),
  });
  return {
    key,
    async prepare(_tx, events) {
      const written = events.map(({ channel, event, data }) => ({ channel, name: event, data: JSON.stringify(data) }));
      return () => queue.add(written);
    },
    // A hosted application cannot distinguish our sessions; its connections end when the page is left.
    authorize: (socketId, channel, _session, memberId) =>
      memberId === undefined
        ? pusher.authorizeChannel(socketId, channel)
        : pusher.authorizeChannel(socketId, channel, { user_id: String(memberId) }),
    close: () => queue.close(CLOSE_MS),
  };
}

/** Temporary failures: no answer, too many calls, or a server error; any other refusal would repeat. */
const isPassing = (status: number | undefined) => status === undefined || status === 429 || status >= 500;

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

import type { Database } from '../database/database.ts';
import { ProcessBus } from './processBus.ts';
import type { PushSender } from './pushService.ts';

/**
 * Push for a process without sockets, such as an operator's command: the servers of the same PostgreSQL deliver its events.
 * @param shared undefined for a data folder, which no server uses at the same time
 */
export function createSenderPush(shared: Database | undefined): PushSender {
  const bus = shared && new ProcessBus(shared);
  return {
    async prepare(tx, events) {
      await bus?.sendWith(
        tx,
        events.map(({ channel, event, data }) => ({
          kind: 'event',
          channel,
          event,
          data: JSON.stringify(data),
          except: undefined,
        })),
      );
      return () => undefined;
    },
    async close() {
      // Servers would otherwise remember this process until its heartbeats are missed.
      bus?.send({ kind: 'bye' });
      await bus?.close();
    },
  };
}

import type { Channel } from './channel.ts';

const BYTES_PER_FRAME = 500;
const BYTES_PER_MS = 20_000;
const LONGEST_WAIT_MS = 5000;

/**
 * Tells the subscribers of a presence channel who came and went. Many changes at once come as the whole list anew, which the client takes
 * as it took the first one: two thousand people who arrive within a second would otherwise be four million frames.
 * @returns how long to collect changes before the next time, from the work that this time was
 */
export function announce({ name, subscriptions, members }: Channel): number {
  const { came, went } = members.takeChanges();
  const changes = [
    ...came.map((member) => ({ userId: member.user_id, frame: frameOf('member_added', name, member) })),
    ...went.map((user_id) => ({ userId: user_id, frame: frameOf('member_removed', name, { user_id }) })),
  ];
  const cost = changes.reduce((sum, { frame }) => sum + frame.length + BYTES_PER_FRAME, 0);
  // A list is several kilobytes as soon as it could be the cheaper way: it is not even made for a few changes.
  const list = changes.length > 10 ? frameOf('subscription_succeeded', name, members.list()) : undefined;
  if (list && list.length + BYTES_PER_FRAME < cost) {
    for (const { subscriber } of subscriptions.values()) subscriber.sendBytes(list);
    return waitFor((list.length + BYTES_PER_FRAME) * subscriptions.size);
  }
  for (const { subscriber, userId } of subscriptions.values()) {
    for (const change of changes) if (change.userId !== userId) subscriber.sendBytes(change.frame);
  }
  return waitFor(cost * subscriptions.size);
}

function frameOf(event: string, channel: string, data: object): Buffer {
  return Buffer.from(JSON.stringify({ event: `pusher_internal:${event}`, channel, data: JSON.stringify(data) }));
}

const waitFor = (bytes: number) => Math.min(LONGEST_WAIT_MS, bytes / BYTES_PER_MS);

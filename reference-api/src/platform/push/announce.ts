import type { Channel } from './channel.ts';
import type { PresenceChanges } from './members.ts';

const BYTES_PER_FRAME = 500;
const BYTES_PER_MS = 20_000;
const LONGEST_WAIT_MS = 5000;
/** A list is several kilobytes as soon as it could be the cheaper way: it is not even made for a few changes. */
const FEW_CHANGES = 10;

interface Change {
  userId: string;
  frame: Buffer;
}

/**
 * Tells the subscribers of a presence channel who came and went. Many changes at once come as the whole list anew, which the client takes
 * as it took the first one: two thousand people who arrive within a second would otherwise be four million frames.
 * @returns how long to collect changes before the next time, from the work that this time was
 */
export function announce({ name, subscriptions, members }: Channel): number {
  const frames = new Map<string, Change>();
  const changesSince = (known: number) => toChanges(members.changesSince(known), name, frames);
  const all = changesSince(0);
  let list: Buffer | undefined;
  let bytes = 0;
  for (const subscription of subscriptions.values()) {
    const { subscriber, userId, known } = subscription;
    subscription.known = 0;
    const changes = known === 0 ? all : changesSince(known);
    const cost = changes.reduce((sum, { frame }) => sum + frame.length + BYTES_PER_FRAME, 0);
    if (changes.length > FEW_CHANGES) list ??= frameOf('subscription_succeeded', name, members.list());
    if (list && changes.length > FEW_CHANGES && list.length + BYTES_PER_FRAME < cost) {
      subscriber.sendBytes(list);
      bytes += list.length + BYTES_PER_FRAME;
    } else {
      for (const change of changes) if (change.userId !== userId) subscriber.sendBytes(change.frame);
      bytes += cost;
    }
  }
  members.forgetChanges();
  return Math.min(LONGEST_WAIT_MS, bytes / BYTES_PER_MS);
}

/** Each frame is made once for all subscribers. */
function toChanges({ came, went }: PresenceChanges, channel: string, frames: Map<string, Change>): Change[] {
  const changeOf = (event: 'member_added' | 'member_removed', userId: string, data: object) => {
    const known = frames.get(userId);
    if (known) return known;
    const change = { userId, frame: frameOf(event, channel, data) };
    frames.set(userId, change);
    return change;
  };
  return [
    ...came.map((member) => changeOf('member_added', member.user_id, member)),
    ...went.map((user_id) => changeOf('member_removed', user_id, { user_id })),
  ];
}

function frameOf(event: string, channel: string, data: object): Buffer {
  return Buffer.from(JSON.stringify({ event: `pusher_internal:${event}`, channel, data: JSON.stringify(data) }));
}

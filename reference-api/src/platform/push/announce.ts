import type { Channel } from './channel.ts';
import type { PresenceChanges } from './members.ts';

const BYTES_PER_FRAME = 500;
const BYTES_PER_MS = 20_000;
const LONGEST_WAIT_MS = 5000;
/** A list takes several kilobytes before it can be cheaper, so it is not created for few changes. */
const FEW_CHANGES = 10;

interface Change {
  userId: string;
  frame: Buffer;
}

/**
 * Announces joined and left members to the subscribers of a presence channel. Many changes are sent as the whole list, which the
 * client handles like the initial one: two thousand users who join within a second would otherwise cause four million frames.
 * @returns how long to collect changes before the next announcement, proportional to the bytes of this one
 */
export function announce({ name, subscriptions, members }: Channel): number {
  const frames = new Map<string, Change>();
  const changesSince = (seen: number) => toChanges(members.changesSince(seen), name, frames);
  const all = changesSince(0);
  let list: Buffer | undefined;
  let bytes = 0;
  for (const subscription of subscriptions.values()) {
    const { subscriber, userId, seenChanges } = subscription;
    subscription.seenChanges = 0;
    const changes = seenChanges === 0 ? all : changesSince(seenChanges);
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

/** Creates each frame once for all subscribers. */
function toChanges({ came, went }: PresenceChanges, channel: string, frames: Map<string, Change>): Change[] {
  const changeOf = (event: 'member_added' | 'member_removed', userId: string, data: object) => {
    const cached = frames.get(userId);
    if (cached) return cached;
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

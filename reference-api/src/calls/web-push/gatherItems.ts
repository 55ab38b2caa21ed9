import type { AppContext } from '#platform/http/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { prepareNotice } from '../notices/deliverNotice.ts';
import type { PushTask } from '../notices/queuePush.ts';
import { endOfQuietHours } from '../notices/quietHours.ts';
import { BRIEF_SECONDS, isBrief, messageItem, noticeItem, type PushItem } from './pushItems.ts';
import { findUnseen, type Target } from './pushTargets.ts';

/** Of one chat to one browser, against a partner who writes all day. */
export const MESSAGES = { name: 'push-messages', points: 60, windowMs: 60 * 60 * 1000 } satisfies LimitRule;

interface Gathered {
  items: PushItem[];
  /** What waits for the end of the quiet hours. */
  held: { task: PushTask; until: Date } | undefined;
}

/**
 * Leaves out notices that a tab in sight has shown, unless they are urgent, and all that was read or is out of date.
 * @param isFirst whether it is the task's first try
 */
export async function gatherItems(
  { db, clock, limiter }: Pick<AppContext, 'db' | 'clock' | 'limiter'>,
  target: Target,
  { subscriptionId, noticeIds, messageIds }: PushTask,
  isFirst: boolean,
): Promise<Gathered> {
  const now = clock.now();
  const items: PushItem[] = [];
  const task: PushTask = { subscriptionId, noticeIds: [], messageIds: [] };
  let until: Date | undefined;
  for (const id of noticeIds) {
    const outgoing = await prepareNotice(db, id, 'browser', now);
    if (outgoing instanceof Date) {
      until = outgoing;
      task.noticeIds.push(id);
    } else if (outgoing) {
      const { user_id, kind, urgent, read_at, shown_at, created_at } = outgoing.notice;
      const isOld = isBrief(kind) && now.getTime() - created_at.getTime() > BRIEF_SECONDS * 1000;
      const isKnown = read_at !== null || (shown_at !== null && !urgent);
      if (user_id === target.user_id && !isOld && !isKnown) items.push(noticeItem(outgoing, now));
    }
  }
  const quietUntil = endOfQuietHours(target, now);
  for (const id of target.wants_messages ? messageIds : []) {
    const message = await findUnseen(db, id, target.user_id);
    if (!message) continue;
    if (quietUntil) {
      until = quietUntil;
      task.messageIds.push(id);
    } else if (!isFirst || (await limiter.take(MESSAGES, `${target.id} ${message.chat_id}`)) === undefined)
      items.push(messageItem(message));
  }
  return { items, held: until && { task, until } };
}

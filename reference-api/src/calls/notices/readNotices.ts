import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { intArray } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { userChannel } from '#platform/push/channelData.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { countUnread } from './getNotices.ts';

export const readNotices = userOperation(
  'readNotices',
  ({ body, viewer }, context) =>
    withEvents(context, async (tx, tell) => {
      const isMeant =
        body.up_to === undefined ? sql`${notices.id} = any(${intArray(body.ids ?? [])})` : lte(notices.id, body.up_to);
      const read = await tx
        .update(notices)
        .set({ read_at: context.clock.now() })
        .where(and(eq(notices.user_id, viewer.id), isNull(notices.read_at), isMeant))
        .returning({ id: notices.id });
      const unread_count = await countUnread(tx, viewer.id);
      if (read.length > 0)
        tell({ channel: userChannel(viewer.id), event: 'notices-read', data: { ...body, unread_count } });
      return { unread_count };
    }),
  { cost: 0 },
);

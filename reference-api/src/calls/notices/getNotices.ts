import { and, count, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { notices, users } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { toNotice } from './noticeRows.ts';

export const getNotices = userOperation('getNotices', async ({ query: { limit, before }, viewer }, { db }) => {
  const found = await db
    .select({ ...getTableColumns(notices), company: users.company, avatar: users.avatar })
    .from(notices)
    .leftJoin(users, eq(users.id, notices.actor_id))
    .where(and(eq(notices.user_id, viewer.id), before === undefined ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(limit + 1);
  return {
    notices: found.slice(0, limit).map(toNotice),
    unread_count: await countUnread(db, viewer.id),
    has_more: found.length > limit,
  };
});

export async function countUnread(db: Database, userId: number): Promise<number> {
  const [unread] = await db
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.user_id, userId), isNull(notices.read_at)));
  return unread?.count ?? 0;
}

import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { invitations, users } from '#platform/database/schema.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';

interface ListQuery {
  limit: number;
  page: number;
  is_move: 0 | 1;
}

/** A page of the invitations that a user has sent or received, newest first; invitations to move a meeting form a separate list. */
export async function findInvitations(
  db: Database,
  side: 'sender_id' | 'recipient_id',
  viewerId: number,
  query: ListQuery,
): Promise<Schema<'InvitationsPage'>> {
  const otherSide = invitations[side === 'sender_id' ? 'recipient_id' : 'sender_id'];
  const isOfKind = query.is_move === 1 ? isNotNull(invitations.from_date) : isNull(invitations.from_date);
  const where = and(eq(invitations[side], viewerId), isOfKind);
  const [total] = await db.select({ count: count() }).from(invitations).where(where);
  const total_count = total?.count ?? 0;
  const found = await db
    .select({
      id: invitations.id,
      user_id: otherSide,
      company: users.company,
      date: invitations.date,
      point: invitations.point,
      _date: invitations.from_date,
      _point: invitations.from_point,
      status: invitations.status,
      created_at: invitations.created_at,
      text: invitations.text,
      reason: invitations.reason,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, otherSide))
    .where(where)
    .orderBy(desc(invitations.id))
    .limit(query.limit)
    .offset(pageOffset(query));
  const listed = found.map(({ created_at, text, reason, ...invitation }) => ({
    ...invitation,
    created_at: created_at.toISOString(),
    ...(text !== null && { text }),
    ...(reason !== null && { reason }),
  }));
  return { invitations: listed, total_count, pages: pageCount(total_count, query.limit) };
}

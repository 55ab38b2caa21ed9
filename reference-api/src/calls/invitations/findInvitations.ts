import { and, asc, count, desc, eq, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { cities, countries, invitations, users } from '#platform/database/schema.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';
import { addActivities } from '../users/participants.ts';
import { isOpen } from './openInvitations.ts';

interface ListQuery {
  limit: number;
  page: number;
  is_move: 0 | 1;
  state?: 'open' | 'decided';
  sort?: 'slot';
}

const SOONEST_FIRST = [asc(invitations.date), asc(invitations.point), asc(invitations.id)];

/** A page of the invitations that a user has sent or received, newest first; invitations to move a meeting form a separate list. */
export async function findInvitations(
  db: Database,
  side: 'sender_id' | 'recipient_id',
  viewerId: number,
  query: ListQuery,
  now: Date,
): Promise<Schema<'InvitationsPage'>> {
  const otherSide = invitations[side === 'sender_id' ? 'recipient_id' : 'sender_id'];
  const isOfKind = query.is_move === 1 ? isNotNull(invitations.from_date) : isNull(invitations.from_date);
  const where = and(eq(invitations[side], viewerId), isOfKind, isInState(query.state, now));
  const [total] = await db.select({ count: count() }).from(invitations).where(where);
  const total_count = total?.count ?? 0;
  const found = await db
    .select({
      invitation: {
        id: invitations.id,
        user_id: otherSide,
        company: users.company,
        date: invitations.date,
        point: invitations.point,
        _date: invitations.from_date,
        _point: invitations.from_point,
        status: invitations.status,
      },
      created_at: invitations.created_at,
      expires_at: invitations.expires_at,
      text: invitations.text,
      reason: invitations.reason,
      participant: {
        type: users.type,
        country: countries.title,
        city: cities.title,
        avatar: users.avatar,
        minimum_circulation: users.minimum_circulation,
        minimum_sum: users.minimum_sum,
        branding: users.branding,
      },
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, otherSide))
    .innerJoin(cities, eq(cities.id, users.city_id))
    .innerJoin(countries, eq(countries.id, cities.country_id))
    .where(where)
    .orderBy(...(query.sort === 'slot' ? SOONEST_FIRST : [desc(invitations.id)]))
    .limit(query.limit)
    .offset(pageOffset(query));
  const rows = await addActivities(
    db,
    found.map((row) => ({ ...row, id: row.invitation.user_id })),
  );
  const listed = rows.map(({ invitation, created_at, expires_at, text, reason, participant, activity }) => ({
    ...invitation,
    created_at: created_at.toISOString(),
    ...(expires_at && { expires_at: expires_at.toISOString() }),
    ...(text !== null && { text }),
    ...(reason !== null && { reason }),
    participant: { ...participant, activity },
  }));
  return { invitations: listed, total_count, pages: pageCount(total_count, query.limit) };
}

function isInState(state: ListQuery['state'], now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  const open = isOpen(now);
  return state === 'decided' && open ? not(open) : open;
}

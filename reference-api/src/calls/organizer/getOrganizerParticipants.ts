import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { meetingSides, userActivity, users } from '#platform/database/schema.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';
import { isCompany, matching } from './participantFilter.ts';
import { readParticipants } from './participantRows.ts';

type Query = QueryOf<'getOrganizerParticipants'>;

export const getOrganizerParticipants = administratorOperation(
  'getOrganizerParticipants',
  async ({ query }, { db, clock }) => {
    const { sort, order, limit, page, ...filter } = query;
    const now = clock.now();
    const where = await matching(db, filter, now);
    const [total_count, counts, participants] = await Promise.all([
      db.$count(users, where),
      countStates(db),
      findIds(db, where, query).then((ids) => readParticipants(db, ids)),
    ]);
    return { participants, pages: pageCount(total_count, limit), total_count, counts };
  },
  { isExpensive: true },
);

async function findIds(db: Database, where: SQL | undefined, query: Query): Promise<number[]> {
  const { sort = 'company', order = 'asc', limit } = query;
  const direction = order === 'desc' ? desc : asc;
  const paged = { limit, offset: pageOffset(query) };
  const found =
    sort === 'seen_at'
      ? await db
          .select({ id: users.id })
          .from(users)
          .leftJoin(userActivity, eq(userActivity.user_id, users.id))
          .where(where)
          .orderBy(sql`${direction(userActivity.seen_at)} nulls last`, users.id)
          .limit(paged.limit)
          .offset(paged.offset)
      : sort === 'meetings'
        ? await byMeetings(db, where, order, paged)
        : await db
            .select({ id: users.id })
            .from(users)
            .where(where)
            .orderBy(direction(sort === 'created_at' ? users.created_at : users.company_key), direction(users.id))
            .limit(paged.limit)
            .offset(paged.offset);
  return found.map(({ id }) => id);
}

async function byMeetings(
  db: Database,
  where: SQL | undefined,
  order: 'asc' | 'desc',
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number }[]> {
  const counted = db
    .select({ user_id: meetingSides.user_id, meetings: count().as('meetings') })
    .from(meetingSides)
    .groupBy(meetingSides.user_id)
    .as('counted');
  const number = sql`coalesce(${counted.meetings}, 0)`;
  return db
    .select({ id: users.id })
    .from(users)
    .leftJoin(counted, eq(counted.user_id, users.id))
    .where(where)
    .orderBy(order === 'desc' ? desc(number) : asc(number), users.id)
    .limit(limit)
    .offset(offset);
}

const NONE = { registering: 0, waiting: 0, declined: 0, active: 0, blocked: 0 };

/** How many companies of all are in each state. */
export async function countStates(db: Database): Promise<typeof NONE> {
  const rows = await db
    .select({ state: users.state, count: count() })
    .from(users)
    .where(isCompany)
    .groupBy(users.state);
  return { ...NONE, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
}

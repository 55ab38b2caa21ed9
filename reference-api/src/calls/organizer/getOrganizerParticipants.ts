import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { companyFacts, users } from '#platform/database/schema.ts';
import { administratorOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';
import { countMatching, matching } from './participantFilter.ts';
import { readParticipants } from './participantRows.ts';
import { requireContacts } from './requireContacts.ts';

type Query = QueryOf<'getOrganizerParticipants'>;

export const getOrganizerParticipants = administratorOperation(
  'getOrganizerParticipants',
  async ({ query, viewer, transport }, { db, clock }) => {
    const { sort, order, limit, page, ...filter } = query;
    const now = clock.now();
    const where = matching(filter, now);
    const [total_count, counts, participants] = await Promise.all([
      countMatching(db, filter, now),
      countStates(db),
      findIds(db, where, query).then((ids) => readParticipants(db, ids)),
    ]);
    const ids = participants.map(({ id }) => id);
    await requireContacts({ db, clock }, { viewer, token: transport.token }, ids);
    return { participants, pages: pageCount(total_count, limit), total_count, counts };
  },
  { isExpensive: true },
);

async function findIds(db: Database, where: SQL | undefined, query: Query): Promise<number[]> {
  const { sort = 'company', order = 'asc', limit } = query;
  const direction = order === 'desc' ? desc : asc;
  const byFacts = sort === 'seen_at' || sort === 'meetings';
  // The order of the index: a company without a visit is the last one, or the first one.
  const visit = sql`${direction(companyFacts.seen_at)} ${sql.raw(order === 'desc' ? 'nulls last' : 'nulls first')}`;
  const found = byFacts
    ? await db
        .select({ id: companyFacts.user_id })
        .from(companyFacts)
        .innerJoin(users, eq(users.id, companyFacts.user_id))
        .where(where)
        .orderBy(sort === 'seen_at' ? visit : direction(companyFacts.meetings), direction(companyFacts.user_id))
        .limit(limit)
        .offset(pageOffset(query))
    : await db
        .select({ id: users.id })
        .from(users)
        .where(where)
        .orderBy(direction(orderOf(sort)), direction(users.id))
        .limit(limit)
        .offset(pageOffset(query));
  return found.map(({ id }) => id);
}

/** How long a company has been in its state counts from the change, or from its creation before the first one. */
function orderOf(sort: Query['sort']): SQL | typeof users.company_key | typeof users.created_at {
  if (sort === 'since') return sql`coalesce(${users.state_at}, ${users.created_at})`;
  return sort === 'created_at' ? users.created_at : users.company_key;
}

const NONE = { registering: 0, waiting: 0, declined: 0, active: 0, blocked: 0 };

/** How many companies of all are in each state. */
export async function countStates(db: Database): Promise<typeof NONE> {
  const rows = await db
    .select({ state: companyFacts.state, count: count() })
    .from(companyFacts)
    .groupBy(companyFacts.state);
  return { ...NONE, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
}

import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import {
  activities,
  chatSides,
  cities,
  companyFacts,
  countries,
  meetingSides,
  userActivities,
  users,
} from '#platform/database/schema.ts';

type Participant = Schema<'Participant'>;

/** SQL condition for accounts visible to others: activated and fully registered. Blocked accounts stay visible, marked as blocked. */
export const isVisible = and(eq(users.is_activated, true), eq(users.registration_step, 'FINISHED'));

/** SQL condition: the viewer and the row's user have a chat. */
export const hasChat = (viewerId: number) => sql<boolean>`exists (
  select 1 from ${chatSides} where ${chatSides.user_id} = ${viewerId} and ${chatSides.partner_id} = ${users.id}
)`;

/** SQL condition: the viewer and the row's user have or had a meeting. */
export const hasMeeting = (viewerId: number) => sql<boolean>`exists (
  select 1 from ${meetingSides} where ${meetingSides.user_id} = ${viewerId} and ${meetingSides.partner_id} = ${users.id}
)`;

/** The columns that any participant may see, for queries over users, cities and countries. */
export const participantColumns = (viewerId: number) => ({
  id: users.id,
  type: users.type,
  company: users.company,
  country: countries.title,
  city: cities.title,
  avatar: users.avatar,
  description: users.description,
  site: users.site,
  minimum_circulation: users.minimum_circulation,
  minimum_sum: users.minimum_sum,
  branding: users.branding,
  industry: users.industry,
  is_advertising_agency: users.is_advertising_agency,
  already_communicated: hasChat(viewerId),
  already_met: hasMeeting(viewerId),
  only_chat: users.only_chat,
  is_admin: users.is_admin,
  is_blocked: users.is_blocked,
});

/** A page of participants, by company name. */
export async function findParticipants(
  db: Database,
  viewerId: number,
  where: SQL | undefined,
  paging?: { limit: number; offset: number },
): Promise<Participant[]> {
  const query = db
    .select(participantColumns(viewerId))
    .from(users)
    .innerJoin(cities, eq(cities.id, users.city_id))
    .innerJoin(countries, eq(countries.id, cities.country_id))
    .where(paging ? inArray(users.id, idsOfPage(db, where, paging)) : where)
    .orderBy(users.company_key, users.id);
  return addActivities(db, await query);
}

/** The participants among these ids that still meet the condition, in the order of the ids. */
export async function findInOrder(
  db: Database,
  viewerId: number,
  where: SQL | undefined,
  ids: readonly number[],
): Promise<Participant[]> {
  if (ids.length === 0) return [];
  const found = await findParticipants(db, viewerId, and(where, inArray(users.id, [...ids])));
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** A page of participants, latest visitors first, then those who registered last. */
export async function findLatestVisitors(
  db: Database,
  viewerId: number,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Participant[]> {
  const page = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(companyFacts, eq(companyFacts.user_id, users.id))
    .where(where)
    .orderBy(sql`${companyFacts.seen_at} desc nulls last`, desc(companyFacts.user_id))
    .limit(limit)
    .offset(offset);
  return findInOrder(
    db,
    viewerId,
    where,
    page.map(({ id }) => id),
  );
}

/** Selects the ids of a page before any join, so that skipped rows cost only their place in the index. */
function idsOfPage(db: Database, where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(users.company_key, users.id)
    .limit(limit)
    .offset(offset);
}

/** Adds their activity areas to users in one query. */
export async function addActivities<Row extends { id: number }>(
  db: Database,
  rows: Row[],
): Promise<(Row & { activity: Schema<'Activity'>[] })[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select({ user_id: userActivities.user_id, id: activities.id, value: activities.value })
    .from(userActivities)
    .innerJoin(activities, eq(activities.id, userActivities.activity_id))
    .where(
      inArray(
        userActivities.user_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(activities.id);
  const byUser = new Map<number, Schema<'Activity'>[]>(rows.map(({ id }) => [id, []]));
  for (const { user_id, id, value } of found) byUser.get(user_id)?.push({ id, value });
  return rows.map((row) => ({ ...row, activity: byUser.get(row.id) ?? [] }));
}

/** Finds a participant who is visible to others; the viewer's own account is always found. */
export async function findParticipant(db: Database, viewerId: number, id: number): Promise<Participant | undefined> {
  const [participant] = await findParticipants(
    db,
    viewerId,
    and(eq(users.id, id), id === viewerId ? undefined : isVisible),
  );
  return participant;
}

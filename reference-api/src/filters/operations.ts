import { and, arrayContains, count, countDistinct, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '../auth/sessions.ts';
import type { AppContext } from '../context.ts';
import { selectRows } from '../db/database.ts';
import { activities, cities, countries, userActivities, users } from '../db/schema.ts';
import { forbidden } from '../http/httpError.ts';
import { participantOperation } from '../http/operation.ts';
import { BRANDINGS, CIRCULATIONS, SUMS } from '../profile/options.ts';
import { readSettings } from '../settings/settings.ts';
import { inCatalogueOf } from '../users/catalogueScope.ts';

export const getLocationOptions = participantOperation('getLocationOptions', async ({ viewer }, context) => {
  await requireFilters(context);
  // Each city once: looking up 100,000 companies' cities one by one would be the slow way.
  const known = context.db.selectDistinct({ id: users.city_id }).from(users).where(inCatalogueOf(viewer));
  const found = await context.db
    .select({ title: cities.title, country: countries.title })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.country_id))
    .where(inArray(cities.id, known))
    .orderBy(cities.title, countries.title);
  return { cities: found };
});

export const countLocation = participantOperation('countLocation', async ({ path, viewer }, context) => {
  const named = context.db.select({ id: cities.id }).from(cities).where(eq(cities.title, path.name));
  return countCompanies(context, viewer, inArray(users.city_id, named));
});

export const countActivities = participantOperation('countActivities', async ({ viewer }, context) => {
  await requireFilters(context);
  const { db } = context;
  const inCatalogue = db.select({ id: users.id }).from(users).where(inCatalogueOf(viewer));
  const items = db
    .select({ id: userActivities.activity_id, count: count().as('count') })
    .from(userActivities)
    .where(inArray(userActivities.user_id, inCatalogue))
    .groupBy(userActivities.activity_id);
  // A company with several items of a group, or with the group itself, counts once there.
  const group = sql<number>`case ${activities.node} when 0 then ${activities.id} else ${activities.node} end`.as('group_id');
  const groups = db
    .select({ id: group, count: countDistinct(userActivities.user_id).as('count') })
    .from(userActivities)
    .innerJoin(activities, eq(activities.id, userActivities.activity_id))
    .where(inArray(userActivities.user_id, inCatalogue))
    .groupBy(sql`group_id`);
  const counts = await selectRows<{ id: number; count: number }>(
    db,
    sql`select a.id, coalesce(case a.node when 0 then g.count else i.count end, 0)::int as count
      from ${activities} a left join (${items}) i on i.activity_id = a.id left join (${groups}) g on g.group_id = a.id order by a.id`,
  );
  return { counts };
});

export const getAdditionalOptions = participantOperation('getAdditionalOptions', async (_request, context) => {
  await requireFilters(context);
  return { circulation: CIRCULATIONS, sum: SUMS, branding: BRANDINGS };
});

export const countAdditionalOption = participantOperation('countAdditionalOption', async ({ path, viewer }, context) => {
  const conditions = {
    circulation: arrayContains(users.minimum_circulation, [path.name]),
    sum: arrayContains(users.minimum_sum, [path.name]),
    branding: eq(users.branding, path.name),
  };
  return countCompanies(context, viewer, conditions[path.kind]);
});

async function countCompanies(context: AppContext, viewer: Viewer, condition: SQL): Promise<{ count: number }> {
  await requireFilters(context);
  const [found] = await context.db.select({ count: count() }).from(users).where(and(inCatalogueOf(viewer), condition));
  return { count: found?.count ?? 0 };
}

/** With the catalogue switched off its filters would tell what is hidden. */
async function requireFilters({ db, settings }: AppContext): Promise<void> {
  if (!(await readSettings(db, settings)).catalog_status) throw forbidden('Каталог сейчас отключён.');
}

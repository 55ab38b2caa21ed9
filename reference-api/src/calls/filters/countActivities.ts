import { activities, catalogueCounts, cities, countries } from '#platform/database/schema.ts';
import { forbidden } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { participantOperation, userOperation } from '#platform/http/operation.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { and, eq, gt, inArray, sql, sum, type SQL } from 'drizzle-orm';
import { BRANDINGS, CIRCULATIONS, SUMS } from '../profile/options.ts';
import { readSettings } from '../settings/readSettings.ts';
import { catalogueTypeOf } from '../users/catalogueScope.ts';

export const getLocationOptions = participantOperation('getLocationOptions', async ({ viewer }, context) => {
  await requireFilters(context);
  const { db } = context;
  const found = db
    .select({ value: catalogueCounts.value })
    .from(catalogueCounts)
    .where(isOption(viewer, 'city'))
    .groupBy(catalogueCounts.value)
    .having(gt(sum(catalogueCounts.count), '0'));
  const options = await db
    .select({ title: cities.title, country: countries.title })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.country_id))
    .where(inArray(sql`${cities.id}::text`, found))
    .orderBy(cities.title, countries.title);
  return { cities: options };
});

export const countLocation = participantOperation('countLocation', async ({ path, viewer }, context) => {
  const named = context.db
    .select({ value: sql`${cities.id}::text` })
    .from(cities)
    .where(eq(cities.title, path.name));
  return countOption(context, viewer, 'city', inArray(catalogueCounts.value, named));
});

export const countActivities = participantOperation('countActivities', async ({ viewer }, context) => {
  await requireFilters(context);
  const { db } = context;
  const counted = db
    .select({ value: catalogueCounts.value, count: sum(catalogueCounts.count).as('count') })
    .from(catalogueCounts)
    .where(isOption(viewer, 'activity'))
    .groupBy(catalogueCounts.value)
    .as('counted');
  const counts = await db
    .select({ id: activities.id, count: sql<number>`coalesce(${counted.count}, 0)::int` })
    .from(activities)
    .leftJoin(counted, eq(counted.value, sql`${activities.id}::text`))
    .orderBy(activities.id);
  return { counts };
});

/** Also what a profile may choose: needed in the registration, and while there is no catalogue. */
export const getAdditionalOptions = userOperation('getAdditionalOptions', () =>
  Promise.resolve({ circulation: CIRCULATIONS, sum: SUMS, branding: BRANDINGS }),
);

export const countAdditionalOption = participantOperation('countAdditionalOption', ({ path, viewer }, context) =>
  countOption(context, viewer, path.kind, eq(catalogueCounts.value, path.name)),
);

type Kind = typeof catalogueCounts.$inferSelect.kind;

/** The options that find companies of the viewer's catalogue. */
const isOption = (viewer: Viewer, kind: Kind) =>
  and(eq(catalogueCounts.type, catalogueTypeOf(viewer)), eq(catalogueCounts.kind, kind));

async function countOption(
  context: AppContext,
  viewer: Viewer,
  kind: Kind,
  condition: SQL,
): Promise<{ count: number }> {
  await requireFilters(context);
  const [found] = await context.db
    .select({ count: sql<number>`coalesce(sum(${catalogueCounts.count}), 0)::int` })
    .from(catalogueCounts)
    .where(and(isOption(viewer, kind), condition));
  return { count: found?.count ?? 0 };
}

/** With the catalogue switched off its filters would tell what is hidden. */
async function requireFilters({ db, settings }: AppContext): Promise<void> {
  if (!(await readSettings(db, settings)).catalog_status) throw forbidden('Каталог сейчас отключён.');
}

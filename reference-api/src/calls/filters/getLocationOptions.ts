import { eq, gt, inArray, sql, sum } from 'drizzle-orm';
import { catalogueCounts, cities, countries } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { isOption, requireFilters } from './catalogueOptions.ts';

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

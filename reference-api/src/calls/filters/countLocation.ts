import { inArray, sql } from 'drizzle-orm';
import { catalogueCounts, cities } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { hasTitle } from '../geonames/findCity.ts';
import { countOption } from './catalogueOptions.ts';

export const countLocation = participantOperation('countLocation', async ({ path, viewer }, context) => {
  const named = context.db
    .select({ value: sql`${cities.id}::text` })
    .from(cities)
    .where(hasTitle([path.name]));
  return countOption(context, viewer, 'city', inArray(catalogueCounts.value, named));
});

import { eq } from 'drizzle-orm';
import { cities, countries } from '#platform/database/schema.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { hasTitle } from './findCity.ts';

export const getCitiesByName = guestOperation('getCitiesByName', async ({ query }, { db }) => ({
  cities: await db
    .select({ title: cities.title, country: countries.title })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.country_id))
    .where(hasTitle(query['names[]']))
    .orderBy(cities.title, countries.title),
}));

import { and, asc, desc, eq, like } from 'drizzle-orm';
import { containsKey } from '#platform/database/database.ts';
import { cities, countries } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';

const CITIES_LIMIT = 20;

export const findCities = guestOperation('findCities', async ({ path, query }, { db }) => {
  const [country] = await db.select().from(countries).where(eq(countries.id, path.id));
  if (!country) throw notFound('Такой страны нет.');
  const pattern = containsKey(query.search);
  const found = await db
    .select({ title: cities.title })
    .from(cities)
    .where(and(eq(cities.country_id, country.id), like(cities.title_key, pattern)))
    // true sorts after false, so descending order puts names that begin with the search text first
    .orderBy(desc(like(cities.title_key, pattern.slice(1))), asc(cities.title))
    .limit(CITIES_LIMIT);
  return { cities: found.map(({ title }) => ({ title, country: country.title })) };
});

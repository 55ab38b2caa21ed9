import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { textKey } from 'shared-api/text';
import type { Database } from '#platform/database/database.ts';
import { cities, countries } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';

/**
 * Finds the id of a city by country and city name.
 * @throws HttpError 400 when the country has no city of this name
 */
export async function findCity(db: Database, { country, city }: { country: string; city: string }): Promise<number> {
  const [found] = await db
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.country_id))
    .where(and(hasTitle([city]), sql`text_key(${countries.title}) = ${textKey(country)}`))
    .orderBy(desc(eq(cities.title, city)), asc(cities.id))
    .limit(1);
  if (!found) throw badRequest('Такого города в этой стране нет.');
  return found.id;
}

/** SQL condition over `cities`: has one of these names. */
export const hasTitle = (names: readonly string[]): SQL => inArray(cities.title_key, names.map(textKey));

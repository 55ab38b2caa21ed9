import { and, eq } from 'drizzle-orm';
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
    .where(and(eq(countries.title, country), eq(cities.title, city)));
  if (!found) throw badRequest('Такого города в этой стране нет.');
  return found.id;
}

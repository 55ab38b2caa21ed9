import { countries } from '#platform/database/schema.ts';
import { guestOperation } from '#platform/http/operation.ts';

export const getCountries = guestOperation('getCountries', async (_request, { db }) => ({
  countries: await db.select().from(countries).orderBy(countries.title),
}));

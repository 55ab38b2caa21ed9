import { request } from '../client/request';
import type { Schema } from '../contract';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import { geonamesKeys } from './geonamesKeys';

/** All countries by title. */
export function useCountries(): Query<Schema<'Country'>[]> {
  return useQueryOnce(geonamesKeys.countries, async () => (await request('get', '/api/geonames/countries')).countries);
}

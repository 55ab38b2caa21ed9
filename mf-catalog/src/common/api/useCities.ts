import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQueryOnce, type Query } from 'shared-api/query';
import { noteCities } from '#domain/knownCities';
import { catalogKeys } from './catalogKeys';

/** Cities of the companies in the catalogue; addresses may name them by ids from then on. */
export function useCities(isAsked: boolean): Query<readonly Schema<'City'>[]> {
  return useQueryOnce(isAsked ? catalogKeys.cities : null, async () => {
    const { cities } = await request('get', '/api/filters/location');
    noteCities([...new Set(cities.map(({ title }) => title))]);
    return cities;
  });
}

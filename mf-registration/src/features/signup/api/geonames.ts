import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useQueryOnce, type Query } from 'shared-api/query';

/** What is searched for: part of a city's name in a country. */
export interface CitySearch {
  countryId: number;
  text: string;
}

const geonamesKeys = {
  countries: ['geonames', 'countries'] as const,
  cities: ({ countryId, text }: CitySearch) => ['geonames', 'cities', countryId, text] as const,
};

/** All countries by title. */
export function useCountries(): Query<Schema<'Country'>[]> {
  return useQueryOnce(geonamesKeys.countries, async () => (await request('get', '/api/geonames/countries')).countries);
}

/** Cities that a search finds, never those of an earlier one; `undefined` searches for nothing. */
export function useCities(search: CitySearch | undefined): Query<Schema<'City'>[]> {
  return useQueryOnce(
    search ? geonamesKeys.cities(search) : null,
    async ([, , id, text]) =>
      (await request('get', '/api/geonames/countries/{id}/cities', { path: { id }, query: { search: text } })).cities,
    // A second try by itself would come between the paced searches.
    { isRetriedByHand: true },
  );
}

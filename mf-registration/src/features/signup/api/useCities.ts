import useSWR from 'swr';
import { request } from 'shared-api/client';
import { geonamesKeys, geonamesOptions } from './geonamesKeys';

/** What is searched for: part of a city's name in a country. */
export interface CitySearch {
  countryId: number;
  text: string;
}

/** Cities that a search finds; `undefined` searches for nothing. The answer always belongs to this search, never to an earlier one. */
export function useCities(search: CitySearch | undefined) {
  const { data, error, isValidating, mutate } = useSWR(
    search ? geonamesKeys.cities(search.countryId, search.text) : null,
    ([, , id, text]) =>
      request('get', '/api/geonames/countries/{id}/cities', { path: { id }, query: { search: text } }),
    // No second try by itself: it would come between the paced searches. The person is asked instead.
    { ...geonamesOptions, shouldRetryOnError: false },
  );
  return {
    cities: data?.cities,
    error: data ? undefined : (error as unknown),
    isLoading: !data && isValidating,
    reload: () => void mutate(),
  };
}

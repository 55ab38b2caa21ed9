import useSWR from 'swr';
import { request } from 'shared-api/client';
import { geonamesKeys, geonamesOptions } from './geonamesKeys';

/** All countries by title. */
export function useCountries() {
  const { data, error, isValidating, mutate } = useSWR(
    geonamesKeys.countries,
    () => request('get', '/api/geonames/countries'),
    geonamesOptions,
  );
  return {
    countries: data?.countries,
    error: data ? undefined : (error as unknown),
    isLoading: !data && isValidating,
    reload: () => void mutate(),
  };
}

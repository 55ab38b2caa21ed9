import { useState } from 'react';
import { request } from '../client/request';
import type { Schema } from '../contract';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import { geonamesKeys } from './geonamesKeys';
import { usePaced } from './usePaced';

/** Milliseconds between two city searches (specification, section 9). */
const INTERVAL = 500;

/** What a search for a city has come to, as the `Combobox` of shared-ui takes it. */
export type CitySearch =
  | { kind: 'idle' | 'loading' }
  | { kind: 'found'; options: { value: string; label: string }[] }
  | { kind: 'failed'; retry: () => void };

interface WantedCities {
  countryId: number;
  text: string;
}

/**
 * Searches for cities of a country (REG-04): at most once per 500 ms, and an answer to an earlier text is never shown for a newer one.
 * @param countryId unknown until a country is chosen and the countries are loaded
 */
export function useCitySearch(countryId: number | undefined): { search: CitySearch; onSearch: (text: string) => void } {
  const [typed, setTyped] = useState<WantedCities>();
  // What was typed for another country is not searched for in this one.
  const wanted = typed?.countryId === countryId ? typed : undefined;
  const issued = usePaced(wanted, INTERVAL);
  const { data, error, isLoading, reload } = useCities(issued);

  const search = (): CitySearch => {
    if (wanted === undefined) return { kind: 'idle' };
    if (issued !== wanted || isLoading) return { kind: 'loading' };
    if (data) return { kind: 'found', options: data.map(({ title }) => ({ value: title, label: title })) };
    return error === undefined ? { kind: 'loading' } : { kind: 'failed', retry: () => void reload() };
  };

  return { search: search(), onSearch: (text) => countryId !== undefined && setTyped({ countryId, text }) };
}

/** Cities that a search finds, never those of an earlier one; `undefined` searches for nothing. */
function useCities(wanted: WantedCities | undefined): Query<Schema<'City'>[]> {
  return useQueryOnce(
    wanted ? geonamesKeys.cities(wanted.countryId, wanted.text) : null,
    async ([, , id, text]) =>
      (await request('get', '/api/geonames/countries/{id}/cities', { path: { id }, query: { search: text } })).cities,
    // A second try by itself would come between the paced searches.
    { isRetriedByHand: true },
  );
}

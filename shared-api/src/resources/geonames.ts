import { useState } from 'react';
import { request } from '../client/request';
import type { Schema } from '../contract';
import { usePaced } from '../delivery/usePaced';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';

/** Milliseconds between two city searches (specification, section 9). */
const INTERVAL = 500;

const geonamesKeys = {
  countries: ['geonames', 'countries'] as const,
  cities: (countryId: number, text: string) => ['geonames', 'cities', countryId, text] as const,
};

/** State of a city search, as the `Combobox` of shared-ui takes it. */
type CitySearch =
  | { kind: 'idle' | 'loading' }
  | { kind: 'found'; options: { value: string; label: string }[] }
  | { kind: 'failed'; retry: () => void };

interface WantedCities {
  countryId: number;
  text: string;
}

/** Data for `FormPlaceFields` of shared-ui. */
export interface Places {
  /** All countries, sorted by title. */
  countries: Query<Schema<'Country'>[]>;
  /** Search within the country; disabled without a known country. */
  cities: { search: CitySearch; onSearch: (text: string) => void; disabled: boolean };
}

/**
 * The countries, and a search for cities of the chosen one (REG-04): at most once per 500 ms; results of an earlier
 * text never appear for a newer one.
 */
export function usePlaces(country: string): Places {
  const countries = useQueryOnce(
    geonamesKeys.countries,
    async () => (await request('get', '/api/geonames/countries')).countries,
  );
  const countryId = countries.data?.find(({ title }) => title === country)?.id;
  const [typed, setTyped] = useState<WantedCities>();
  // A text typed for another country does not apply to this one.
  const wanted = typed?.countryId === countryId ? typed : undefined;
  const issued = usePaced(wanted, INTERVAL);
  const { data, error, isLoading, reload } = useCities(issued);

  const search = (): CitySearch => {
    if (wanted === undefined) return { kind: 'idle' };
    if (issued !== wanted || isLoading) return { kind: 'loading' };
    if (data) return { kind: 'found', options: data.map(({ title }) => ({ value: title, label: title })) };
    return error === undefined ? { kind: 'loading' } : { kind: 'failed', retry: () => void reload() };
  };

  return {
    countries,
    cities: {
      search: search(),
      onSearch: (text) => countryId !== undefined && setTyped({ countryId, text }),
      disabled: countryId === undefined,
    },
  };
}

/** Results of this search only, never of an earlier one; `undefined` does not fetch. */
function useCities(wanted: WantedCities | undefined): Query<Schema<'City'>[]> {
  return useQueryOnce(
    wanted ? geonamesKeys.cities(wanted.countryId, wanted.text) : null,
    async ([, , id, text]) =>
      (await request('get', '/api/geonames/countries/{id}/cities', { path: { id }, query: { search: text } })).cities,
    // An automatic retry would break the pace of the searches.
    { isRetriedByHand: true },
  );
}

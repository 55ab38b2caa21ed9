import type { ComboboxSearch } from 'shared-ui/Combobox';
import { useCities, type CitySearch } from './api/useCities';
import { CITY_SEARCH_INTERVAL } from './limits';
import { usePaced } from './usePaced';

/** Searches for cities, at most once per CITY_SEARCH_INTERVAL (REG-04); an answer to an earlier text is never shown for a newer one. */
export function useCitySearch(wanted: CitySearch | undefined): ComboboxSearch {
  const issued = usePaced(wanted, CITY_SEARCH_INTERVAL);
  const { cities, error, isLoading, reload } = useCities(issued);

  if (wanted === undefined) return { kind: 'idle' };
  if (issued !== wanted || isLoading) return { kind: 'loading' };
  if (cities) return { kind: 'found', options: cities.map(({ title }) => ({ value: title, label: title })) };
  return error ? { kind: 'failed', retry: reload } : { kind: 'loading' };
}

import { createAccountStore } from 'shared-api/storage';
import { MAX_NAME_LENGTH, MAX_SAVED } from './limits';

/** A filter saved under a name. */
export interface SavedFilter {
  name: string;
  /** Query string of the filter's address. */
  query: string;
}

/** Saved filters of each account on this device, sorted by name. */
export const savedFiltersStore = createAccountStore<readonly SavedFilter[]>('filters', {
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isSavedFilter).slice(0, MAX_SAVED) : []),
  serialize: (filters) => filters,
});

function isSavedFilter(value: unknown): value is SavedFilter {
  const { name, query } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH && typeof query === 'string';
}

/** Finds a filter by name, ignoring case. */
export function findByName(filters: readonly SavedFilter[], name: string): SavedFilter | undefined {
  return filters.find((each) => each.name.toLocaleLowerCase('ru') === name.toLocaleLowerCase('ru'));
}

/** Adds a filter, replacing the one of the same name. */
export function withFilter(filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  const former = findByName(filters, added.name);
  return [...filters.filter((each) => each !== former), added].sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

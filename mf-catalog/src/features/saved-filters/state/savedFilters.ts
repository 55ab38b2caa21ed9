import { createAccountStore, useAccountStore } from 'shared-api/storage';
import { textKey } from 'shared-api/text';
import { MAX_NAME_LENGTH, MAX_SAVED } from '../limits';

/** A filter saved under a name. */
export interface SavedFilter {
  name: string;
  /** Query string of the filter's address. */
  query: string;
}

/** Saved filters of each account on this device, sorted by name. */
const savedFiltersStore = createAccountStore<readonly SavedFilter[]>('filters', {
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isSavedFilter).slice(0, MAX_SAVED) : []),
  serialize: (filters) => filters,
});

function isSavedFilter(value: unknown): value is SavedFilter {
  const { name, query } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH && typeof query === 'string';
}

/** Finds a filter by a name that looks like its own. */
export function findByName(filters: readonly SavedFilter[], name: string): SavedFilter | undefined {
  return filters.find((each) => textKey(each.name) === textKey(name));
}

/** Adds a filter, replacing the one of the same name. */
function withFilter(filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  const former = findByName(filters, added.name);
  return [...filters.filter((each) => each !== former), added].sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

const none: readonly SavedFilter[] = [];

/** Saved filters of an account on this device. Changes return false when the browser could not store them. */
export function useSavedFilters(userId: number): {
  filters: readonly SavedFilter[];
  save: (filter: SavedFilter) => boolean;
  remove: (name: string) => boolean;
} {
  return {
    filters: useAccountStore(savedFiltersStore, userId, (filters) => filters) ?? none,
    save: (filter) => savedFiltersStore.change(userId, (filters) => withFilter(filters, filter)),
    remove: (name) => savedFiltersStore.change(userId, (filters) => filters.filter((each) => each.name !== name)),
  };
}

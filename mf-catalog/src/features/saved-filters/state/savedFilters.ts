import { useMarksSync, type MarkSource } from 'shared-api/company-marks';
import { createAccountStore, useAccountStore } from 'shared-api/storage';
import { textKey } from 'shared-api/text';
import { MAX_KEPT, MAX_NAME_LENGTH } from '../limits';

/** A filter saved under a name. */
export interface SavedFilter {
  name: string;
  /** Query string of the filter's address. */
  query: string;
}

/** Saved filters of each account on this device, sorted by name. */
const savedFiltersStore = createAccountStore<readonly SavedFilter[]>('filters', {
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isSavedFilter).slice(0, MAX_KEPT) : []),
  serialize: (filters) => filters,
});

function isSavedFilter(value: unknown): value is SavedFilter {
  const { name, query } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH && typeof query === 'string';
}

const KIND = 'filter';

/** The filters as marks that follow the account. */
const source: MarkSource = {
  name: 'filters',
  kinds: [KIND],
  read: (userId) => new Map(savedFiltersStore.read(userId).map(({ name, query }) => [`${KIND} ${name}`, query])),
  write: (userId, changed) =>
    savedFiltersStore.change(userId, (filters) => {
      let next = filters;
      for (const [id, query] of changed) {
        const name = id.slice(KIND.length + 1);
        next = query === '' ? next.filter((each) => each.name !== name) : withFilter(next, { name, query });
      }
      return next;
    }),
  subscribe: savedFiltersStore.subscribe,
};

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

/** Saved filters of an account. Changes return false when the browser could not store them. */
export function useSavedFilters(userId: number): {
  filters: readonly SavedFilter[];
  save: (filter: SavedFilter) => boolean;
  remove: (name: string) => boolean;
} {
  useMarksSync(userId, source);
  return {
    filters: useAccountStore(savedFiltersStore, userId, (filters) => filters) ?? none,
    save: (filter) => savedFiltersStore.change(userId, (filters) => withFilter(filters, filter)),
    remove: (name) => savedFiltersStore.change(userId, (filters) => filters.filter((each) => each.name !== name)),
  };
}

import { createDeviceStore } from 'shared-api/device-store';
import { MAX_NAME_LENGTH, MAX_SAVED } from './limits';

/** A filter kept under a name. */
export interface SavedFilter {
  name: string;
  /** The query string of its list, as the address has it. */
  query: string;
}

/** The filters that each account keeps on this device, by name. */
export const savedFiltersStore = createDeviceStore<readonly SavedFilter[]>('filters', {
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isSavedFilter).slice(0, MAX_SAVED) : []),
  serialize: (filters) => filters,
});

function isSavedFilter(value: unknown): value is SavedFilter {
  const { name, query } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH && typeof query === 'string';
}

/** The filter of this name, however its letters are written. */
export function findByName(filters: readonly SavedFilter[], name: string): SavedFilter | undefined {
  return filters.find((each) => each.name.toLocaleLowerCase('ru') === name.toLocaleLowerCase('ru'));
}

/** With one more, which takes the place of the one of the same name. */
export function withFilter(filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  const former = findByName(filters, added.name);
  return [...filters.filter((each) => each !== former), added].sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

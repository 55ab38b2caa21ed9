import { useAccountStore } from 'shared-api/storage';
import { savedFiltersStore as store, withFilter, type SavedFilter } from './savedFilters';

const none: readonly SavedFilter[] = [];

/** Saved filters of an account on this device. Changes return false when the browser could not store them. */
export function useSavedFilters(userId: number): {
  filters: readonly SavedFilter[];
  save: (filter: SavedFilter) => boolean;
  remove: (name: string) => boolean;
} {
  return {
    filters: useAccountStore(store, userId, (filters) => filters) ?? none,
    save: (filter) => store.change(userId, (filters) => withFilter(filters, filter)),
    remove: (name) => store.change(userId, (filters) => filters.filter((each) => each.name !== name)),
  };
}

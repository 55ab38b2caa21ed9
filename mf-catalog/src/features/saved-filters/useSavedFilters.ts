import { useDeviceStore } from 'shared-api/device-store';
import { savedFiltersStore as store, withFilter, type SavedFilter } from './savedFilters';

const none: readonly SavedFilter[] = [];

/** The filters that an account keeps on this device. Changes are false when the browser kept nothing. */
export function useSavedFilters(userId: number): {
  filters: readonly SavedFilter[];
  save: (filter: SavedFilter) => boolean;
  remove: (name: string) => boolean;
} {
  return {
    filters: useDeviceStore(store, userId, (filters) => filters) ?? none,
    save: (filter) => store.change(userId, (filters) => withFilter(filters, filter)),
    remove: (name) => store.change(userId, (filters) => filters.filter((each) => each.name !== name)),
  };
}

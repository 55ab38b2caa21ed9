import { useMemo } from 'react';
import { useDeviceStore } from '../device-store/useDeviceStore';
import { useCurrentUser } from '../session/useCurrentUser';
import { companyMarksStore as store } from './companyMarks';

const nobody: ReadonlySet<number> = new Set();
const nothing: ReadonlyMap<number, string> = new Map();

/** All that the current user has marked on this device. */
export function useCompanyMarks(): {
  /** Ids of favourite companies, the one marked last first. */
  favouriteIds: readonly number[];
  /** Private notes by the company's id. */
  notes: ReadonlyMap<number, string>;
  /** No company is a favourite any more; the notes stay. False when the browser kept nothing. */
  clearFavourites: () => boolean;
} {
  const { data: user } = useCurrentUser();
  const favourites = useDeviceStore(store, user?.id, (marks) => marks.favourites) ?? nobody;
  return {
    favouriteIds: useMemo(() => [...favourites].reverse(), [favourites]),
    notes: useDeviceStore(store, user?.id, (marks) => marks.notes) ?? nothing,
    clearFavourites: () =>
      user !== undefined && store.change(user.id, (marks) => ({ ...marks, favourites: new Set() })),
  };
}

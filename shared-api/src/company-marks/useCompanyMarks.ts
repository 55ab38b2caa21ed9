import { useMemo } from 'react';
import { useCurrentUser } from '../session/useCurrentUser';
import { useAccountStore } from '../storage/accountStore';
import { companyMarksStore as store } from './companyMarks';

const nobody: ReadonlySet<number> = new Set();
const nothing: ReadonlyMap<number, string> = new Map();

/** All marks of the current user on this device. */
export function useCompanyMarks(): {
  /** Ids of favourite companies, latest first. */
  favouriteIds: readonly number[];
  notes: ReadonlyMap<number, string>;
  /** Removes all favourites; notes stay. False when the browser could not store it. */
  clearFavourites: () => boolean;
} {
  const { data: user } = useCurrentUser();
  const favourites = useAccountStore(store, user?.id, (marks) => marks.favourites) ?? nobody;
  return {
    favouriteIds: useMemo(() => [...favourites].reverse(), [favourites]),
    notes: useAccountStore(store, user?.id, (marks) => marks.notes) ?? nothing,
    clearFavourites: () =>
      user !== undefined && store.change(user.id, (marks) => ({ ...marks, favourites: new Set() })),
  };
}

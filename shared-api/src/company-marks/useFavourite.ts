import { useAccountStore } from '../storage/accountStore';
import { companyMarksStore as store, type MarkOutcome } from './companyMarks';

/**
 * The favourite mark of one company for a given account. For lists: reading the current user in each row would take
 * longer than rendering the row.
 */
export function useFavourite(
  userId: number | undefined,
  companyId: number,
): { isFavourite: boolean; setFavourite: (isFavourite: boolean) => MarkOutcome } {
  return {
    isFavourite: useAccountStore(store, userId, ({ favourites }) => favourites.has(companyId)) ?? false,
    setFavourite(isFavourite) {
      if (userId === undefined) return 'failed';
      const { isTold } = store.read(userId);
      const isKept = store.change(userId, (marks) => {
        const favourites = new Set(marks.favourites);
        // Deleting first moves a company that is marked again to the end.
        favourites.delete(companyId);
        if (isFavourite) favourites.add(companyId);
        return { ...marks, favourites, isTold: marks.isTold || isFavourite };
      });
      if (!isKept) return 'failed';
      return isFavourite && !isTold ? 'first' : 'kept';
    },
  };
}

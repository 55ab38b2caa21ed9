import { useDeviceStore } from '../device-store/useDeviceStore';
import { companyMarksStore as store, type MarkOutcome } from './companyMarks';

/**
 * Whether an account has marked a company as a favourite on this device: for lists, where asking who is logged in once for each line would
 * take longer than drawing it.
 */
export function useFavourite(
  userId: number | undefined,
  companyId: number,
): { isFavourite: boolean; setFavourite: (isFavourite: boolean) => MarkOutcome } {
  return {
    isFavourite: useDeviceStore(store, userId, ({ favourites }) => favourites.has(companyId)) ?? false,
    setFavourite(isFavourite) {
      if (userId === undefined) return 'failed';
      const { isTold } = store.read(userId);
      const isKept = store.change(userId, (marks) => {
        const favourites = new Set(marks.favourites);
        // Marked anew it stands last.
        favourites.delete(companyId);
        if (isFavourite) favourites.add(companyId);
        return { ...marks, favourites, isTold: marks.isTold || isFavourite };
      });
      if (!isKept) return 'failed';
      return isFavourite && !isTold ? 'first' : 'kept';
    },
  };
}

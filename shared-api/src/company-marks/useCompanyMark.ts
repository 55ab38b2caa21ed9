import { useDeviceStore } from '../device-store/useDeviceStore';
import { useCurrentUser } from '../session/useCurrentUser';
import { MAX_NOTE_LENGTH, companyMarksStore as store, type MarkOutcome } from './companyMarks';

/** The current user's mark of one company, kept on this device: whether it is a favourite, and a private note. */
export function useCompanyMark(companyId: number): {
  isFavourite: boolean;
  /** Empty when there is none. */
  note: string;
  setFavourite: (isFavourite: boolean) => MarkOutcome;
  /** A blank text takes the note away. False when the browser kept nothing. */
  setNote: (text: string) => boolean;
} {
  const { data: user } = useCurrentUser();
  return {
    isFavourite: useDeviceStore(store, user?.id, ({ favourites }) => favourites.has(companyId)) ?? false,
    note: useDeviceStore(store, user?.id, ({ notes }) => notes.get(companyId)) ?? '',
    setFavourite(isFavourite) {
      if (!user) return 'failed';
      const { isTold } = store.read(user.id);
      const isKept = store.change(user.id, (marks) => {
        const favourites = new Set(marks.favourites);
        // Marked anew it stands last.
        favourites.delete(companyId);
        if (isFavourite) favourites.add(companyId);
        return { ...marks, favourites, isTold: marks.isTold || isFavourite };
      });
      if (!isKept) return 'failed';
      return isFavourite && !isTold ? 'first' : 'kept';
    },
    setNote(text) {
      if (!user) return false;
      return store.change(user.id, (marks) => {
        const notes = new Map(marks.notes);
        if (text.trim() === '') notes.delete(companyId);
        else notes.set(companyId, text.slice(0, MAX_NOTE_LENGTH));
        return { ...marks, notes };
      });
    },
  };
}

import { useDeviceStore } from '../device-store/useDeviceStore';
import { useCurrentUser } from '../session/useCurrentUser';
import { MAX_NOTE_LENGTH, companyMarksStore as store, type MarkOutcome } from './companyMarks';
import { useFavourite } from './useFavourite';

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
    ...useFavourite(user?.id, companyId),
    note: useDeviceStore(store, user?.id, ({ notes }) => notes.get(companyId)) ?? '',
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

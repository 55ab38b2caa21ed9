import { useCurrentUser } from '../session/useCurrentUser';
import { useAccountStore } from '../storage/accountStore';
import { MAX_NOTE_LENGTH, companyMarksStore as store, type MarkOutcome } from './companyMarks';
import { useFavourite } from './useFavourite';

/** The current user's favourite mark and private note of one company, stored on this device. */
export function useCompanyMark(companyId: number): {
  isFavourite: boolean;
  /** Empty without a note. */
  note: string;
  setFavourite: (isFavourite: boolean) => MarkOutcome;
  /** A blank text deletes the note. False when the browser could not store it. */
  setNote: (text: string) => boolean;
} {
  const { data: user } = useCurrentUser();
  return {
    ...useFavourite(user?.id, companyId),
    note: useAccountStore(store, user?.id, ({ notes }) => notes.get(companyId)) ?? '',
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

import { useMemo } from 'react';
import { useCurrentUser } from '../session/useCurrentUser';
import { createAccountStore, useAccountStore } from '../storage/accountStore';
import { isBlank } from '../text';
import { isSynced, useMarksSync, type MarkSource } from './marksSync';

export { useMarksSync, type MarkSource } from './marksSync';

/** Maximum length of a private note that is typed, in characters. */
export const MAX_NOTE_LENGTH = 1000;
/** Two devices' texts of one note, put together. */
const MAX_JOINED_LENGTH = 4000;

/** Private marks of companies, stored on this device; where the server can, they follow the account (`marksSync`). */
export interface CompanyMarks {
  /** Ids of favourite companies, the latest at the end. */
  favourites: ReadonlySet<number>;
  /** Private notes by company id, oldest first. */
  notes: ReadonlyMap<number, string>;
  /** The hint about where favourites are stored has been shown. */
  isTold: boolean;
}

/**
 * Result of marking a company: `kept`, `first` (kept for the first time on this device alone: show where it is stored) or
 * `failed` (the browser's storage is full or forbidden).
 */
export type MarkOutcome = 'kept' | 'first' | 'failed';

const store = createAccountStore<CompanyMarks>('marks', {
  parse: parseMarks,
  serialize: ({ favourites, notes, isTold }) => ({ favourites: [...favourites], notes: [...notes], isTold }),
});

function parseMarks(kept: unknown): CompanyMarks {
  const { favourites, notes, isTold } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >;
  return {
    favourites: new Set(Array.isArray(favourites) ? favourites.filter(isId) : []),
    notes: new Map(Array.isArray(notes) ? notes.filter(isNote) : []),
    isTold: isTold === true,
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isNote = (value: unknown): value is [number, string] =>
  Array.isArray(value) && isId(value[0]) && typeof value[1] === 'string' && value[1].trim() !== '';

const source: MarkSource = {
  name: 'companies',
  kinds: ['favourite', 'note'],
  read(userId) {
    const { favourites, notes } = store.read(userId);
    return new Map([
      ...[...favourites].map((id): [string, string] => [`favourite ${id}`, '1']),
      ...[...notes].map(([id, text]): [string, string] => [`note ${id}`, text.trim()]),
    ]);
  },
  write: (userId, changed) =>
    store.change(userId, (marks) => {
      const favourites = new Set(marks.favourites);
      const notes = new Map(marks.notes);
      for (const [name, value] of changed) {
        const [kind, key] = name.split(' ');
        const id = Number(key);
        if (value === '') (kind === 'note' ? notes : favourites).delete(id);
        else if (kind === 'note') notes.set(id, value);
        else favourites.add(id);
      }
      return { ...marks, favourites, notes };
    }),
  subscribe: store.subscribe,
};

const nobody: ReadonlySet<number> = new Set();
const nothing: ReadonlyMap<number, string> = new Map();

/** All marks of the current user. */
export function useCompanyMarks(): {
  /** Ids of favourite companies, latest first. */
  favouriteIds: readonly number[];
  notes: ReadonlyMap<number, string>;
  /** Removes all favourites; notes stay. False when the browser could not store it. */
  clearFavourites: () => boolean;
} {
  const { data: user } = useCurrentUser();
  useMarksSync(user?.id, source);
  const favourites = useAccountStore(store, user?.id, (marks) => marks.favourites) ?? nobody;
  return {
    favouriteIds: useMemo(() => [...favourites].reverse(), [favourites]),
    notes: useAccountStore(store, user?.id, (marks) => marks.notes) ?? nothing,
    clearFavourites: () =>
      user !== undefined && store.change(user.id, (marks) => ({ ...marks, favourites: new Set() })),
  };
}

/** The current user's favourite mark and private note of one company. */
export function useCompanyMark(companyId: number): {
  isFavourite: boolean;
  /** Empty without a note. */
  note: string;
  setFavourite: (isFavourite: boolean) => MarkOutcome;
  /**
   * Stores a note; a blank text deletes it. False when the browser could not store it.
   * @param before the note that the text was written over: what another device has written meanwhile stays above it
   */
  setNote: (text: string, before?: string) => boolean;
} {
  const { data: user } = useCurrentUser();
  useMarksSync(user?.id, source);
  return {
    ...useFavourite(user?.id, companyId),
    note: useAccountStore(store, user?.id, ({ notes }) => notes.get(companyId)) ?? '',
    setNote(text, before) {
      if (!user) return false;
      return store.change(user.id, (marks) => {
        const notes = new Map(marks.notes);
        const next = withNewer(text, before, notes.get(companyId) ?? '');
        if (isBlank(next)) notes.delete(companyId);
        else notes.set(companyId, next.slice(0, MAX_JOINED_LENGTH));
        return { ...marks, notes };
      });
    },
  };
}

/** Joins a text that was written over `before` with the note that has replaced `before` meanwhile. */
function withNewer(text: string, before: string | undefined, stored: string): string {
  if (before === undefined || stored === before || text.includes(stored)) return text;
  return text === before || stored.includes(text) ? stored : `${stored}\n${text}`;
}

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
      const isTold = store.read(userId).isTold || isSynced(userId, source);
      const isKept = store.change(userId, (marks) => {
        const favourites = new Set(marks.favourites);
        // Deleting first moves a company that is marked again to the end.
        favourites.delete(companyId);
        if (isFavourite) favourites.add(companyId);
        return { ...marks, favourites, isTold: marks.isTold || (isFavourite && !isTold) };
      });
      if (!isKept) return 'failed';
      return isFavourite && !isTold ? 'first' : 'kept';
    },
  };
}

/** Whether the account has put «Первые шаги» away; «Помощь» shows them again (FIRST-02). */
export const hiddenStepsStore = createAccountStore<boolean>('first-steps-hidden', {
  parse: (kept) => kept === true,
  serialize: (isHidden) => isHidden,
});

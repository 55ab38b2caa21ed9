import { createAccountStore } from '../storage/accountStore';

/** Maximum length of a private note, in characters. */
export const MAX_NOTE_LENGTH = 1000;

/** Private marks of companies, stored on this device only. */
export interface CompanyMarks {
  /** Ids of favourite companies, the latest at the end. */
  favourites: ReadonlySet<number>;
  /** Private notes by company id, oldest first. */
  notes: ReadonlyMap<number, string>;
  /** The hint about where favourites are stored has been shown. */
  isTold: boolean;
}

/**
 * Result of marking a company: `kept`, `first` (kept for the first time on this device: show where it is stored) or
 * `failed` (the browser's storage is full or forbidden).
 */
export type MarkOutcome = 'kept' | 'first' | 'failed';

export const companyMarksStore = createAccountStore<CompanyMarks>('marks', {
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

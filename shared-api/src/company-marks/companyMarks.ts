import { createDeviceStore } from '../device-store/createDeviceStore';

/** Characters of a private note. */
export const MAX_NOTE_LENGTH = 1000;

/** What a person keeps about companies on this device, for nobody else to see. */
export interface CompanyMarks {
  /** Ids of favourite companies, the one marked last at the end. */
  favourites: ReadonlySet<number>;
  /** Private notes by the company's id, in the order in which they were begun. */
  notes: ReadonlyMap<number, string>;
  /** A company was once marked: it was said where that is kept. */
  isTold: boolean;
}

/**
 * What came of marking a company: kept, kept for the first time on this device (say where), or not kept since the browser has no room or
 * forbids it.
 */
export type MarkOutcome = 'kept' | 'first' | 'failed';

/** The marks of each account on this device. */
export const companyMarksStore = createDeviceStore<CompanyMarks>('marks', {
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

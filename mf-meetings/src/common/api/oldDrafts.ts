import { keepDraft, readDraft } from 'shared-api/storage';

const namesOf = (account: number) => ({ notes: `notes.${account}`, rejections: `rejections.${account}` });

interface OldDrafts {
  notes: { userId: number; text: string; clientId: string }[];
  rejections: { id: number; userId: number }[];
}

/** Reads the unsent notes and rejections that earlier builds kept as drafts. */
export function readOldDrafts(account: number): OldDrafts {
  const names = namesOf(account);
  return {
    notes: parse(names.notes).filter(isNote),
    // The recipient was not stored; it only sets the order of sending.
    rejections: parse(names.rejections).flatMap(({ id }) => (typeof id === 'number' ? [{ id, userId: 0 }] : [])),
  };
}

export function forgetOldDrafts(account: number): void {
  Object.values(namesOf(account)).forEach((name) => keepDraft(name, ''));
}

type Unknown<Value> = Partial<Record<keyof Value, unknown>>;
type Note = OldDrafts['notes'][number];

function isNote(value: Unknown<Note>): value is Note {
  const { userId, text, clientId } = value;
  return typeof userId === 'number' && typeof text === 'string' && typeof clientId === 'string';
}

function parse(name: string): Unknown<Note & { id: number }>[] {
  try {
    const value: unknown = JSON.parse(readDraft(name));
    return Array.isArray(value) ? value.map((each: unknown) => Object(each) as Unknown<Note>) : [];
  } catch {
    // Empty or malformed.
    return [];
  }
}

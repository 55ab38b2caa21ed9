import type { Schema } from 'shared-api/contract';
import { hasTexts } from '#state/versionedDraft';
import type { CardValues } from '../card.schema';
import { texts } from '../texts';

/** The edited part of a card; a conflict brings it without the e-mail. */
export type EditedCard = Pick<Schema<'OrganizerCard'>, 'stand' | 'organizer_note' | 'storage_total' | 'version'>;

const MB = 1024 * 1024;

export const toValues = (
  { stand, organizer_note: note, storage_total: bytes }: EditedCard,
  email: string,
): CardValues => ({ stand, note, storage: String(Math.round(bytes / MB)), email });

/**
 * The form to send; an unchanged storage keeps its bytes, an unchanged e-mail is left out.
 * @param seen the e-mail that the form began with
 */
export function toForm(
  { stand, note, storage, email }: CardValues,
  card: EditedCard,
  seen: string,
): Omit<Schema<'OrganizerCardForm'>, 'client_id'> {
  const isSameStorage = storage.trim() === toValues(card, seen).storage;
  return {
    stand: stand.trim(),
    organizer_note: note.trim(),
    storage_total: isSameStorage ? card.storage_total : Number(storage) * MB,
    ...(email.trim() !== seen && { email: email.trim() }),
    version: card.version,
  };
}

const names = ['stand', 'note', 'storage', 'email'] as const;

/** Each field in words. */
export const describe = (values: CardValues) =>
  names.map((name) => ({ label: texts.cardFields[name], text: values[name].trim() }));

/** Whether a stored draft still has the form's shape. */
export const isCardValues = (value: unknown): value is CardValues => hasTexts(value, names);

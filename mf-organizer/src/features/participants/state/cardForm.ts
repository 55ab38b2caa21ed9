import type { Schema } from 'shared-api/contract';
import type { ConflictField } from '#parts/ConflictAlert';
import type { CardValues } from '../card.schema';
import { texts } from '../texts';

type Card = Schema<'OrganizerCard'>;

/** The edited part of a card; a conflict brings it without the e-mail. */
export type EditedCard = Pick<Card, 'stand' | 'organizer_note' | 'storage_total' | 'version'> & { email?: string };

const MB = 1024 * 1024;

export const toValues = ({
  stand,
  organizer_note: note,
  storage_total: bytes,
  email = '',
}: EditedCard): CardValues => ({
  stand,
  note,
  storage: String(Math.round(bytes / MB)),
  email,
});

/** The form to send; an unchanged storage keeps its bytes, an unchanged e-mail is left out. */
export function toForm(values: CardValues, base: EditedCard): Omit<Schema<'OrganizerCardForm'>, 'client_id'> {
  const before = toValues(base);
  const email = values.email.trim();
  return {
    stand: values.stand.trim(),
    organizer_note: values.note.trim(),
    storage_total: values.storage.trim() === before.storage ? base.storage_total : Number(values.storage) * MB,
    ...(email !== before.email && { email }),
    version: base.version,
  };
}

const names = ['stand', 'note', 'storage', 'email'] as const;

/** Fields in which two versions differ, in words. */
export function conflictFields(theirs: CardValues, mine: CardValues): ConflictField[] {
  return names
    .filter((name) => theirs[name].trim() !== mine[name].trim())
    .map((name) => ({ label: texts.cardFields[name], theirs: theirs[name], mine: mine[name] }));
}

export const isSameCard = (one: CardValues, other: CardValues) => conflictFields(one, other).length === 0;

import { object, string } from 'yup';
import { lengthOf } from 'shared-api/text';
import { rules } from 'shared-ui/forms';
import { MAX_STORAGE_MB, NOTE_LENGTH, STAND_LENGTH } from './limits';

/** What organizers edit on a card, as typed. */
export type CardValues = {
  stand: string;
  note: string;
  /** In megabytes. */
  storage: string;
  email: string;
};

export const cardSchema = object({
  stand: string().test('length', `Не больше ${STAND_LENGTH} символов.`, (text = '') => lengthOf(text) <= STAND_LENGTH),
  note: string().test('length', `Не больше ${NOTE_LENGTH} символов.`, (text = '') => lengthOf(text) <= NOTE_LENGTH),
  storage: string().test(
    'storage',
    `Целое число от 0 до ${MAX_STORAGE_MB}.`,
    (text = '') => /^\d{1,4}$/.test(text.trim()) && Number(text) <= MAX_STORAGE_MB,
  ),
  email: rules.person.email,
});

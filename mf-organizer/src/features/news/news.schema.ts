import { boolean, object, string } from 'yup';
import { serverNow } from 'shared-api/clock';
import { isBlank, lengthOf } from 'shared-api/text';
import { slotStart, todayInMoscow } from 'shared-api/time';
import { LONGEST } from './limits';
import { texts } from './texts';

const text = (most: number) =>
  string()
    .trim()
    .required(texts.required)
    .test('visible', texts.required, (typed = '') => !isBlank(typed))
    .test('length', texts.tooLong(most), (typed = '') => lengthOf(typed) <= most);

/** Rules of the editor; the server has the same. */
export const newsSchema = object({
  title: text(LONGEST.title),
  text: text(LONGEST.text),
  when: string(),
  date: string().when('when', { is: 'later', then: (date) => date.required(texts.required) }),
  time: string().when('when', {
    is: 'later',
    then: (time) =>
      time.required(texts.required).test('late', texts.late, (typed = '', { parent }) => {
        const { date = '' } = parent as { date?: string };
        return date === '' || slotStart(date, typed) > serverNow();
      }),
  }),
  isPinned: boolean(),
  pinnedUntil: string().when('isPinned', {
    is: true,
    then: (day) =>
      day
        .required(texts.required)
        .test('past', texts.pinPast, (typed = '') => typed === '' || typed >= todayInMoscow()),
  }),
});

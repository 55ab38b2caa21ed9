import { array, object, string } from 'yup';
import { isBlank } from 'shared-api/text';
import { daysBetween } from 'shared-api/time';
import { isEmail } from 'shared-ui/texts';
import { LONGEST, MOST_DAYS } from '../limits';
import { texts } from '../texts';

const WEB_LINK = /^https?:\/\/[^\s\p{Cc}]+$/u;
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

const line = (most: number) =>
  string()
    .trim()
    .max(most, texts.notLonger(most))
    .test('line', texts.oneLine, (text = '') => ONE_LINE.test(text));
const filledLine = (most: number) =>
  line(most)
    .required(texts.required)
    .test('visible', texts.required, (text = '') => !isBlank(text));
const webLink = string()
  .trim()
  .required(texts.required)
  .max(LONGEST.link, texts.notLonger(LONGEST.link))
  .matches(WEB_LINK, texts.webLink);

export const eventSchema = object({
  name: line(LONGEST.name),
  datestart: string().required(texts.required),
  dateend: string()
    .required(texts.required)
    .test('order', texts.endBeforeStart, (end = '', { parent }) => !startOf(parent) || !end || end >= startOf(parent))
    .test('length', texts.tooLong, (end = '', { parent }) => !isTooLong(startOf(parent), end)),
  venue: line(LONGEST.venue),
  address: line(LONGEST.address),
});

export const managersSchema = object({
  managers: array()
    .of(
      object({
        name: filledLine(LONGEST.managerName),
        phone: line(LONGEST.phone).test('contact', texts.needsContact, (phone = '', { parent }) => {
          const { email = '' } = parent as { email?: string };
          return phone !== '' || email.trim() !== '';
        }),
        email: line(LONGEST.email).test('email', texts.isEmail, (email = '') => email === '' || isEmail(email)),
      }),
    )
    .min(1),
});

export const rulesSchema = object({
  kind: string(),
  url: string().when('kind', { is: 'url', then: () => webLink }),
  text: string().when('kind', {
    is: 'text',
    then: () =>
      string()
        .trim()
        .required(texts.required)
        .test('visible', texts.required, (text = '') => !isBlank(text))
        .max(LONGEST.rules, texts.notLonger(LONGEST.rules)),
  }),
});

export const privacySchema = object({ url: webLink });

export const bannersSchema = object({
  banners: array().of(
    object({
      image: string().required(texts.imageMissing),
      href: webLink,
      label: filledLine(LONGEST.banner),
    }),
  ),
});

function startOf(parent: unknown): string {
  return (parent as { datestart?: string }).datestart ?? '';
}

function isTooLong(start: string, end: string): boolean {
  return start !== '' && end >= start && daysBetween(start, end).length > MOST_DAYS;
}

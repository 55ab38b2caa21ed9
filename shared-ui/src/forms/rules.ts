import { mixed, string } from 'yup';
import { isBlank } from 'shared-api/text';
import type { ComboboxOption } from 'shared-ui/Combobox';
import { isCompletePhone } from 'shared-ui/PhoneField';
import { isEmail } from 'shared-ui/texts';

/** Shortest password (specification, section 9). */
export const PASSWORD_LENGTH = 6;

/** Longest texts that the server accepts, in characters. */
export const MAX_LENGTH = { company: 200, name: 100, email: 200, password: 200 } as const;

/** Messages of the rules. */
export const ruleTexts = {
  required: 'Поле не должно быть пустым.',
  choose: 'Выберите хотя бы один вариант.',
  line: 'Пишите в одну строку, без табуляций и управляющих символов.',
  email: 'Введите корректный адрес электронной почты.',
  phone: 'Введите номер телефона полностью.',
  password: `Пароль должен содержать не менее ${PASSWORD_LENGTH} символов.`,
  retryPassword: 'Пароли не совпадают.',
} as const;

const text = string()
  .trim()
  .required(ruleTexts.required)
  .test('visible', ruleTexts.required, (typed = '') => !isBlank(typed));
const line = text.test('line', ruleTexts.line, isOneLine);
const name = line.max(MAX_LENGTH.name);

/** Yup rules of fields that several forms have. */
export const rules = {
  company: line.max(MAX_LENGTH.company, `Не больше ${MAX_LENGTH.company} символов.`),
  /** The fields of `FormPersonFields`. */
  person: {
    firstname: name,
    lastname: name,
    phone: text.test('phone', ruleTexts.phone, (typed = '') => isCompletePhone(typed)),
    email: text.max(MAX_LENGTH.email).test('email', ruleTexts.email, (email) => isEmail(email)),
  },
  /** The fields of `FormPlaceFields`. */
  place: {
    country: text,
    city: mixed<ComboboxOption>().nonNullable(ruleTexts.required).required(ruleTexts.required),
  },
  password: string().required(ruleTexts.required).min(PASSWORD_LENGTH, ruleTexts.password).max(MAX_LENGTH.password),
};

/**
 * Whether a text has no line breaks, control characters or marks that change the writing direction. The rule of
 * `CompanyName` and `PersonName` in openapi.yaml.
 */
function isOneLine(text: string): boolean {
  return /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u.test(text);
}

import { badRequest } from '#platform/errors/httpError.ts';
import { isPhone, storedEmail } from './contacts.ts';

const FIELD_NAMES = {
  company: 'Название компании',
  firstname: 'Имя',
  lastname: 'Фамилия',
  email: 'E-mail',
  phone: 'Телефон',
  country: 'Страна',
  city: 'Город',
};

type Field = keyof typeof FIELD_NAMES;

/**
 * Validates and trims the person fields of a form; its other fields stay as they are.
 * @throws HttpError 400 with a sentence about the first invalid field
 */
export function readPersonForm<Form extends Record<Exclude<Field, 'company'>, string> & { company?: string }>(
  body: Form,
): Form {
  const form = { ...body };
  for (const field of Object.keys(FIELD_NAMES) as Field[]) {
    const typed = body[field];
    if (typed === undefined) continue;
    Object.assign(form, { [field]: typed.trim() });
    if (typed.trim() === '') throw badRequest(`Поле «${FIELD_NAMES[field]}» не должно быть пустым.`);
  }
  form.email = storedEmail(form.email);
  if (!isPhone(form.phone)) throw badRequest('Введите корректный номер телефона.');
  return form;
}

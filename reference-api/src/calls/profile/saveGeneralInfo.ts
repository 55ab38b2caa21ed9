import { eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { users } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { emailKey, isEmail, isPhone, phoneKey } from '../auth/contacts.ts';
import { duplicateContact } from '../auth/duplicateContact.ts';
import { findCity } from '../geonames/findCity.ts';

type GeneralInfo = Schema<'GeneralInfo'>;

const FIELD_NAMES = {
  firstname: 'Имя',
  lastname: 'Фамилия',
  email: 'E-mail',
  phone: 'Телефон',
  country: 'Страна',
  city: 'Город',
};

export const saveGeneralInfo = userOperation('saveGeneralInfo', async ({ body, viewer }, { db }) => {
  const { firstname, lastname, email, phone, ...place } = readForm(body);
  const city_id = await findCity(db, place);
  try {
    await db
      .update(users)
      .set({ firstname, lastname, email, email_key: emailKey(email), phone, phone_key: phoneKey(phone), city_id })
      .where(eq(users.id, viewer.id));
  } catch (error) {
    // The database decides: two accounts may ask for one address at the same moment.
    throw duplicateContact(error) ?? error;
  }
  return { ok: true };
});

function readForm(body: GeneralInfo): GeneralInfo {
  const form = { ...body };
  for (const field of ['firstname', 'lastname', 'email', 'phone', 'country', 'city'] as const) {
    form[field] = body[field].trim();
    if (form[field] === '') throw badRequest(`Поле «${FIELD_NAMES[field]}» не должно быть пустым.`);
  }
  if (!isEmail(form.email)) throw badRequest('Введите корректный адрес электронной почты.');
  if (!isPhone(form.phone)) throw badRequest('Введите корректный номер телефона.');
  return form;
}

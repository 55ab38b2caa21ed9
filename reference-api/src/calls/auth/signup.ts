import { randomUUID } from 'node:crypto';
import type { Schema } from '#platform/contract/types.ts';
import { users } from '#platform/database/schema.ts';
import { badRequest, tooManyRequests } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { findCity } from '../geonames/findCity.ts';
import { readSettings } from '../settings/readSettings.ts';
import { ADDRESS_LIMIT, countAttempt } from './attempts.ts';
import { emailKey, isEmail, isPhone, phoneKey } from './contacts.ts';
import { duplicateContact } from './duplicateContact.ts';
import { hashPassword } from './passwords.ts';

type SignupForm = Schema<'SignupForm'>;

export const signup = guestOperation('signup', async ({ body, transport }, { db, clock, settings, passwordCost }) => {
  const now = clock.now();
  if (!(await countAttempt(db, `signup:${transport.address}`, ADDRESS_LIMIT, now))) throw tooManyRequests();
  const form = readForm(body);
  const cityId = await findCity(db, form);
  const { premoderation_status } = await readSettings(db, settings);
  const password_hash = await hashPassword(form.password, passwordCost);
  try {
    await db.insert(users).values({
      type: form.type,
      email: form.email,
      email_key: emailKey(form.email),
      phone: form.phone,
      phone_key: phoneKey(form.phone),
      password_hash,
      firstname: form.firstname,
      lastname: form.lastname,
      company: form.company,
      city_id: cityId,
      is_advertising_agency: form.isAdvertisingAgency,
      is_activated: !premoderation_status,
      connection_code: randomUUID(),
      created_at: now,
    });
  } catch (error) {
    // The database decides, so that two simultaneous sign-ups cannot both pass a check made before.
    throw duplicateContact(error) ?? error;
  }
  return { ok: true };
});

function readForm(body: SignupForm): SignupForm {
  const form = { ...body };
  for (const field of ['company', 'country', 'city', 'firstname', 'lastname', 'phone', 'email'] as const) {
    form[field] = body[field].trim();
    if (form[field] === '') throw badRequest(`Поле «${field}» не должно быть пустым.`);
  }
  if (!isEmail(form.email)) throw badRequest('Введите корректный адрес электронной почты.');
  if (!isPhone(form.phone)) throw badRequest('Введите корректный номер телефона.');
  if (form.password !== form.retryPassword) throw badRequest('Пароли не совпадают.');
  return form;
}

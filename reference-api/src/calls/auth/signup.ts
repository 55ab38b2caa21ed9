import { randomUUID } from 'node:crypto';
import { users } from '#platform/database/schema.ts';
import { badRequest, tooManyRequests } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { findCity } from '../geonames/findCity.ts';
import { readSettings } from '../settings/readSettings.ts';
import { ADDRESS_LIMIT, countAttempt } from './attempts.ts';
import { emailKey, phoneKey } from './contacts.ts';
import { duplicateContact } from './duplicateContact.ts';
import { requireUnreserved } from './emailChange.ts';
import { readPersonForm } from './personForm.ts';
import { placeOf } from './place.ts';

export const signup = guestOperation('signup', async ({ body, transport }, { db, clock, settings, passwords }) => {
  const now = clock.now();
  if (!(await countAttempt(db, `signup:${placeOf(transport.address)}`, ADDRESS_LIMIT, now))) throw tooManyRequests();
  const form = readPersonForm(body);
  if (form.password !== form.retryPassword) throw badRequest('Пароли не совпадают.');
  const cityId = await findCity(db, form);
  const { premoderation_status } = await readSettings(db, settings);
  const password_hash = await passwords.hash(form.password);
  try {
    await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
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
        })
        .returning({ id: users.id });
      if (user) await requireUnreserved(tx, emailKey(form.email), user.id, now);
    });
  } catch (error) {
    // The database decides, so that two simultaneous sign-ups cannot both pass a check made before.
    throw duplicateContact(error) ?? error;
  }
  return { ok: true };
});

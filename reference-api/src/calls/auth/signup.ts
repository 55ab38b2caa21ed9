import { randomUUID } from 'node:crypto';
import { emailKey } from 'shared-api/text';
import { users } from '#platform/database/schema.ts';
import { badRequest, tooManyRequests } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { networkOf, placeOf } from '#platform/limits/place.ts';
import { findCity } from '../geonames/findCity.ts';
import { readSettings } from '../settings/readSettings.ts';
import { duplicateContact, phoneKey } from './contacts.ts';
import { requireUnreserved } from './emailChange.ts';
import { SIGNUP_DAY, SIGNUP_PLACE } from './limits.ts';
import { readPersonForm } from './personForm.ts';

export const signup = guestOperation('signup', async ({ body, transport }, context) => {
  const { db, clock, limiter, settings, passwords } = context;
  const now = clock.now();
  const network = networkOf(transport.address);
  const wait = await limiter.take(SIGNUP_PLACE, placeOf(transport.address));
  if (wait !== undefined) throw tooManyRequests(wait);
  const form = readPersonForm(body);
  if (form.password !== form.retryPassword) throw badRequest('Пароли не совпадают.');
  const cityId = await findCity(db, form);
  const { premoderation_status } = await readSettings(db, settings);
  const dayWait = await limiter.take(SIGNUP_DAY, network);
  if (dayWait !== undefined) throw tooManyRequests(dayWait);
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
    await limiter.giveBack(SIGNUP_DAY, network);
    // The unique keys decide, because concurrent sign-ups could both pass an earlier check.
    throw duplicateContact(error) ?? error;
  }
  return { ok: true };
});

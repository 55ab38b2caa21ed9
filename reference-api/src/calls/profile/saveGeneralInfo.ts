import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { emailKey, phoneKey } from '../auth/contacts.ts';
import { duplicateContact } from '../auth/duplicateContact.ts';
import { readPersonForm } from '../auth/personForm.ts';
import { findCity } from '../geonames/findCity.ts';

export const saveGeneralInfo = userOperation('saveGeneralInfo', async ({ body, viewer }, { db }) => {
  const { firstname, lastname, email, phone, ...place } = readPersonForm(body);
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

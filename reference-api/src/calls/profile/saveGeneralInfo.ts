import { eq } from 'drizzle-orm';
import { emailKey } from 'shared-api/text';
import { lockUsers } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { forgetMailedPasswords } from '../auth/accountPasswords.ts';
import { duplicateContact, phoneKey } from '../auth/contacts.ts';
import { BEFORE, noteEmailChange, requireUnreserved } from '../auth/emailChange.ts';
import { readPersonForm } from '../auth/personForm.ts';
import { findCity } from '../geonames/findCity.ts';

export const saveGeneralInfo = userOperation('saveGeneralInfo', async ({ body, viewer, transport }, context) => {
  const { db, clock, limiter, audit } = context;
  const now = clock.now();
  const { firstname, lastname, email, phone, ...place } = readPersonForm(body);
  const email_key = emailKey(email);
  const city_id = await findCity(db, place);
  const isMoved = await db
    .transaction(async (tx) => {
      await lockUsers(tx, [viewer.id]);
      const [before] = await tx.select(BEFORE).from(users).where(eq(users.id, viewer.id));
      await tx
        .update(users)
        .set({ firstname, lastname, email, email_key, phone, phone_key: phoneKey(phone), city_id })
        .where(eq(users.id, viewer.id));
      if (!before || before.email_key === email_key) return false;
      await requireUnreserved(tx, email_key, viewer.id, now);
      await noteEmailChange(tx, limiter, before, email_key, now);
      // They were mailed to the old address.
      await forgetMailedPasswords(tx, viewer.id);
      return true;
    })
    .catch((error: unknown) => {
      // The unique keys decide, because two accounts may take one address concurrently.
      throw duplicateContact(error) ?? error;
    });
  if (isMoved) {
    audit({ event: 'email_changed', user: viewer.id, address: transport.address });
  }
  return { ok: true };
});

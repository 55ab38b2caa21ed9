import { eq } from 'drizzle-orm';
import { lockUsers } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { emailKey, phoneKey } from '../auth/contacts.ts';
import { duplicateContact } from '../auth/duplicateContact.ts';
import { BEFORE, noteEmailChange, requireUnreserved } from '../auth/emailChange.ts';
import { forgetMailedPasswords } from '../auth/mailedPasswords.ts';
import { readPersonForm } from '../auth/personForm.ts';
import { queueUndoLetters } from '../auth/undoLetters.ts';
import { findCity } from '../geonames/findCity.ts';

export const saveGeneralInfo = userOperation('saveGeneralInfo', async ({ body, viewer, transport }, context) => {
  const { db, clock, audit } = context;
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
      await noteEmailChange(tx, before, email_key, now);
      // They went to the address that is the account's no longer.
      await forgetMailedPasswords(tx, viewer.id);
      return true;
    })
    .catch((error: unknown) => {
      // The database decides: two accounts may ask for one address at the same moment.
      throw duplicateContact(error) ?? error;
    });
  if (isMoved) {
    audit({ event: 'email_changed', user: viewer.id, address: transport.address });
    queueUndoLetters(context);
  }
  return { ok: true };
});

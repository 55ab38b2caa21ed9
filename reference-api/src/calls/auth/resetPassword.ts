import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import { CREDENTIALS_BODY_LIMIT, guestOperation } from '#platform/http/operation.ts';
import { placeOf } from '#platform/limits/place.ts';
import { mailboxOf } from '#platform/mail/mail.ts';
import { queuePasswordEmail, resetPauseEnd } from './accountPasswords.ts';
import { auditThrottled } from './auditThrottled.ts';
import { accountKey } from './contacts.ts';
import { isKnownPlace } from './knownPlaces.ts';
import { PASSWORD_MAILBOX, RESET_EMAIL, RESET_PLACE } from './limits.ts';

export const resetPassword = guestOperation(
  'resetPassword',
  async ({ body, transport: { address } }, context) => {
    const { db, clock, limiter, audit } = context;
    const now = clock.now();
    const place = placeOf(address);
    const wait = await limiter.take(RESET_PLACE, place);
    if (wait !== undefined) {
      await auditThrottled(context, RESET_PLACE, {
        event: 'password_reset',
        outcome: 'throttled',
        user: null,
        address,
      });
      throw tooManyRequests(wait);
    }
    const key = await accountKey(db, body.email);
    const [user] = await db.select().from(users).where(eq(users.email_key, key));
    if (!user) {
      audit({ event: 'password_reset', outcome: 'unknown', user: null, address });
      throw new FormError({ email: 'ERROR_LOGIN' });
    }
    const who = { user: user.id, address };
    if (!user.is_activated) {
      audit({ event: 'password_reset', outcome: 'awaiting', ...who });
      throw new FormError({ email: 'ERROR_AUTH' });
    }
    const isKnown = await isKnownPlace(db, key, place, now);
    // Requests from unknown places must not suppress the owner's e-mail.
    const asker = `${isKnown ? 'known' : 'unknown'} ${user.id}`;
    // One e-mail per account and window, because a stranger may be asking. Passwords mailed earlier stay valid for their hour.
    if ((await limiter.take(RESET_EMAIL, asker)) !== undefined) {
      audit({ event: 'password_reset', outcome: 'repeated', ...who });
      return { ok: true };
    }
    const mailboxWait = await limiter.take(PASSWORD_MAILBOX, counterOf(user, isKnown));
    if (mailboxWait !== undefined) {
      await limiter.giveBack(RESET_EMAIL, asker);
      await auditThrottled(context, RESET_EMAIL, { event: 'password_reset', outcome: 'throttled', ...who });
      throw tooManyRequests(mailboxWait);
    }
    await queuePasswordEmail(db, user, now);
    // The response is the same during the pause after an e-mail change; the e-mail tells the owner the reason.
    const isPaused = (await resetPauseEnd(db, user.id, now)) !== undefined;
    audit({ event: 'password_reset', outcome: isPaused ? 'refused' : 'queued', ...who });
    return { ok: true };
  },
  { bodyLimit: CREDENTIALS_BODY_LIMIT },
);

/**
 * The counter that a password e-mail belongs to. Anyone can create accounts at new spellings of a mailbox, so unproven ones count together
 * and apart from the mailbox's own account. Its known places count apart from strangers.
 */
function counterOf({ email_key, is_email_proven }: typeof users.$inferSelect, isKnown: boolean): string {
  const mailbox = mailboxOf(email_key);
  if (!is_email_proven && email_key !== mailbox) return `spellings ${mailbox}`;
  return `${isKnown ? 'known' : 'unknown'} ${email_key}`;
}

import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import { CREDENTIALS_BODY_LIMIT, guestOperation } from '#platform/http/operation.ts';
import { placeOf } from '#platform/limits/place.ts';
import { mailboxOf } from '#platform/mail/mail.ts';
import { queuePasswordEmail, resetPauseEnd } from './accountPasswords.ts';
import { emailKey } from './contacts.ts';
import { PASSWORD_MAILBOX, RESET_EMAIL, RESET_PLACE } from './limits.ts';

export const resetPassword = guestOperation(
  'resetPassword',
  async ({ body, transport: { address } }, { db, clock, limiter, audit }) => {
    const now = clock.now();
    const key = emailKey(body.email);
    const wait = await limiter.take(RESET_PLACE, placeOf(address));
    if (wait !== undefined) {
      audit({ event: 'password_reset', outcome: 'throttled', user: null, address });
      throw tooManyRequests(wait);
    }
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
    // One e-mail per account and window, because a stranger may be asking. Passwords mailed earlier stay valid for their hour.
    if ((await limiter.take(RESET_EMAIL, user.id)) !== undefined) {
      audit({ event: 'password_reset', outcome: 'repeated', ...who });
      return { ok: true };
    }
    const mailboxWait = await limiter.take(PASSWORD_MAILBOX, mailboxOf(key));
    if (mailboxWait !== undefined) {
      await limiter.giveBack(RESET_EMAIL, user.id);
      audit({ event: 'password_reset', outcome: 'throttled', ...who });
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

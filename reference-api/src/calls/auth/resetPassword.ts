import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { badRequest, FormError, tooManyRequests, unavailable } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { ADDRESS_LIMIT, countAttempt, forgetAttempts } from './attempts.ts';
import { emailKey, isEmail } from './contacts.ts';
import { resetPauseEnd } from './emailChange.ts';
import { makePassword, storeMailedPassword } from './mailedPasswords.ts';
import { passwordLetter } from './passwordLetter.ts';
import { placeOf } from './place.ts';
import { resetPauseLetter } from './resetPauseLetter.ts';

export const resetPassword = guestOperation(
  'resetPassword',
  async ({ body, transport: { address } }, { db, clock, mailer, publicUrl, audit }) => {
    const now = clock.now();
    const key = emailKey(body.email);
    if (!isEmail(key)) throw badRequest('Введите корректный адрес электронной почты.');
    if (!(await countAttempt(db, `reset:${placeOf(address)}`, ADDRESS_LIMIT, now))) {
      audit({ event: 'password_reset', outcome: 'throttled', user: null, address });
      throw tooManyRequests();
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
    // One letter per account and window: its owner may not even be the one who asks. Those sent before keep their hour.
    const letters = `letter:${user.id}`;
    if (!(await countAttempt(db, letters, 1, now))) {
      audit({ event: 'password_reset', outcome: 'repeated', ...who });
      return { ok: true };
    }
    const password = makePassword();
    const pauseEnd = await resetPauseEnd(db, user.id, now);
    try {
      // Whoever asks hears the same; the letter tells the owner why there is no password in it.
      await mailer.send(
        pauseEnd ? resetPauseLetter(user, pauseEnd, publicUrl) : passwordLetter(user, password, publicUrl),
      );
    } catch (error) {
      console.error(`A password letter was not sent: ${error instanceof Error ? error.message : String(error)}`);
      await forgetAttempts(db, letters);
      audit({ event: 'password_reset', outcome: 'failed', ...who });
      throw unavailable('Письмо не удалось отправить. Попробуйте позже.');
    }
    if (!pauseEnd) await storeMailedPassword(db, user, password, now);
    audit({ event: 'password_reset', outcome: pauseEnd ? 'refused' : 'sent', ...who });
    return { ok: true };
  },
);

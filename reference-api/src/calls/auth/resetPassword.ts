import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { badRequest, FormError, HttpError, tooManyRequests } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { ADDRESS_LIMIT, countAttempt } from './attempts.ts';
import { emailKey, isEmail } from './contacts.ts';
import { passwordLetter } from './passwordLetter.ts';
import { setPassword } from './setPassword.ts';

/** Letters to one account within the window; its owner may not even be the one who asks. */
const ACCOUNT_RESETS = 3;

// Without letters and digits that look like others.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

export const resetPassword = guestOperation(
  'resetPassword',
  async ({ body, transport }, { db, clock, mailer, passwords, publicUrl }) => {
    const now = clock.now();
    const key = emailKey(body.email);
    if (!isEmail(key)) throw badRequest('Введите корректный адрес электронной почты.');
    if (!(await countAttempt(db, `reset:${transport.address}`, ADDRESS_LIMIT, now))) throw tooManyRequests();
    if (!(await countAttempt(db, `reset:${createHash('sha256').update(key).digest('hex')}`, ACCOUNT_RESETS, now)))
      throw tooManyRequests();

    const [user] = await db.select().from(users).where(eq(users.email_key, key));
    if (!user) throw new FormError({ email: 'ERROR_LOGIN' });
    if (!user.is_activated) throw new FormError({ email: 'ERROR_AUTH' });

    const password = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const newHash = await passwords.hash(password);
    try {
      // First the letter: a password that never reached its owner must not replace the one they know.
      await mailer.send(passwordLetter(user, password, publicUrl));
    } catch (error) {
      console.error(`A password letter was not sent: ${error instanceof Error ? error.message : String(error)}`);
      throw new HttpError(503, 'Письмо не удалось отправить. Попробуйте позже.');
    }
    const isChanged = await setPassword(db, { userId: user.id, oldHash: user.password_hash, newHash });
    if (!isChanged)
      throw new HttpError(503, 'Пароль только что изменился. Если вы этого не делали, запросите новый ещё раз.');
    return { ok: true };
  },
);

import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { badRequest, FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { startSession } from '#platform/sessions/sessions.ts';
import { ACCOUNT_LIMIT, countAttempt, forgetAttempts } from './attempts.ts';
import { placeOf } from './place.ts';
import { lockPassword, setPassword } from './setPassword.ts';

/** How many wrong old passwords one place may name within five minutes. */
const PAIR_LIMIT = 10;

export const changePassword = userOperation(
  'changePassword',
  async ({ body, viewer, transport }, { db, clock, passwords, sessionLimits, audit }) => {
    if (body.new_password !== body.retry_password) throw badRequest('Пароли не совпадают.');
    if (body.new_password.normalize('NFKC') === body.password.normalize('NFKC'))
      throw badRequest('Новый пароль должен отличаться от старого.');
    const who = { user: viewer.id, address: transport.address };
    const attempts = `password:${viewer.id}:${placeOf(transport.address)}`;
    const everywhere = `password:${viewer.id}`;
    const isWithin =
      (await countAttempt(db, attempts, PAIR_LIMIT, clock.now())) &&
      (await countAttempt(db, everywhere, ACCOUNT_LIMIT, clock.now()));
    if (!isWithin) {
      audit({ event: 'password_change_failed', reason: 'throttled', ...who });
      throw tooManyRequests();
    }
    const [user] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, viewer.id));
    const oldHash = user?.password_hash;
    const isRight = await passwords.check(body.password, oldHash);
    const newHash = isRight ? await passwords.hash(body.new_password) : '';
    const token =
      isRight && oldHash !== undefined
        ? await db.transaction(async (tx) => {
            if (!(await lockPassword(tx, viewer.id, oldHash))) return undefined;
            await setPassword(tx, viewer.id, newHash);
            // Whoever knows the old token, from a stolen cookie for instance, must not stay.
            return startSession(tx, viewer.id, clock.now(), sessionLimits);
          })
        : undefined;
    if (token === undefined) {
      audit({ event: 'password_change_failed', reason: 'password', ...who });
      throw new FormError({ password: 'ERROR_PASSWORD' });
    }
    for (const key of [attempts, everywhere]) await forgetAttempts(db, key);
    audit({ event: 'password_changed', by: 'owner', ...who });
    transport.setToken(token);
    return { ok: true };
  },
);

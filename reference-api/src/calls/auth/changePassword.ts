import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { badRequest, FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { placeOf } from '#platform/limits/place.ts';
import { startSession } from '#platform/sessions/sessions.ts';
import { lockPassword, setPassword } from './accountPasswords.ts';
import { auditThrottled } from './auditThrottled.ts';
import { PASSWORD_ACCOUNT, PASSWORD_PLACE } from './limits.ts';

export const changePassword = userOperation('changePassword', async ({ body, viewer, transport }, context) => {
  const { db, clock, limiter, passwords, sessionLimits, audit } = context;
  if (body.new_password !== body.retry_password) throw badRequest('Пароли не совпадают.');
  if (body.new_password.normalize('NFKC') === body.password.normalize('NFKC'))
    throw badRequest('Новый пароль должен отличаться от текущего.');
  const who = { user: viewer.id, address: transport.address };
  const place = `${viewer.id} ${placeOf(transport.address)}`;
  const wait = (await limiter.take(PASSWORD_PLACE, place)) ?? (await limiter.take(PASSWORD_ACCOUNT, viewer.id));
  if (wait !== undefined) {
    await auditThrottled(context, PASSWORD_PLACE, { event: 'password_change_failed', reason: 'throttled', ...who });
    throw tooManyRequests(wait);
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
          // The current session gets a new token too, because the old token may have been stolen.
          return startSession(tx, viewer.id, clock.now(), sessionLimits);
        })
      : undefined;
  if (token === undefined) {
    audit({ event: 'password_change_failed', reason: 'password', ...who });
    throw new FormError({ password: 'ERROR_PASSWORD' });
  }
  await limiter.reset(PASSWORD_PLACE, place);
  await limiter.reset(PASSWORD_ACCOUNT, viewer.id);
  audit({ event: 'password_changed', by: 'owner', ...who });
  transport.setToken(token);
  return { ok: true };
});

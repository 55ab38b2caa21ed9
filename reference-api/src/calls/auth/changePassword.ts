import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { badRequest, FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { ACCOUNT_LIMIT, countAttempt, forgetAttempts } from './attempts.ts';
import { setPassword } from './setPassword.ts';

export const changePassword = userOperation(
  'changePassword',
  async ({ body, viewer, transport }, { db, clock, passwords }) => {
    if (body.new_password !== body.retry_password) throw badRequest('Пароли не совпадают.');
    if (body.new_password.normalize('NFKC') === body.password.normalize('NFKC'))
      throw badRequest('Новый пароль должен отличаться от старого.');
    const attempts = `password:${viewer.id}`;
    if (!(await countAttempt(db, attempts, ACCOUNT_LIMIT, clock.now()))) throw tooManyRequests();
    const [user] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, viewer.id));
    const oldHash = user?.password_hash;
    if (oldHash === undefined || !(await passwords.check(body.password, oldHash)))
      throw new FormError({ password: 'ERROR_PASSWORD' });
    const newHash = await passwords.hash(body.new_password);
    if (!(await setPassword(db, { userId: viewer.id, oldHash, newHash, token: transport.token })))
      throw new FormError({ password: 'ERROR_PASSWORD' });
    await forgetAttempts(db, attempts);
    return { ok: true };
  },
);

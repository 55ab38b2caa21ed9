import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lockUsers } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { endSession, startSession } from '#platform/sessions/sessions.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, countAttempt, forgetAttempts, forgiveAttempt } from './attempts.ts';
import { emailKey } from './contacts.ts';
import { checkPassword } from './passwords.ts';

export const login = guestOperation('login', async ({ body, transport }, { db, clock, passwordCost }) => {
  const now = clock.now();
  const account = `account:${createHash('sha256').update(emailKey(body.login)).digest('hex')}`;
  const address = `address:${transport.address}`;
  if (!(await countAttempt(db, address, ADDRESS_LIMIT, now))) throw tooManyRequests();
  if (!(await countAttempt(db, account, ACCOUNT_LIMIT, now))) throw tooManyRequests();

  const [user] = await db
    .select({ id: users.id, password_hash: users.password_hash, is_activated: users.is_activated })
    .from(users)
    .where(eq(users.email_key, emailKey(body.login)));
  const isRight = await checkPassword(body.password, user?.password_hash, passwordCost);
  if (!user) throw new FormError({ login: 'ERROR_LOGIN' });
  if (!isRight) throw new FormError({ password: 'ERROR_PASSWORD' });
  await forgetAttempts(db, account);
  await forgiveAttempt(db, address);
  if (!user.is_activated) throw new FormError({ login: 'ERROR_AUTH' });

  // A session that was there before belongs to whoever planted or left it.
  if (transport.token) await endSession(db, transport.token);
  const token = await db.transaction(async (tx) => {
    // A password that was changed while this one was checked has ended the sessions; none may begin with the old one.
    await lockUsers(tx, [user.id]);
    const [current] = await tx.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, user.id));
    if (current?.password_hash !== user.password_hash) throw new FormError({ password: 'ERROR_PASSWORD' });
    return startSession(tx, user.id, now);
  });
  transport.setToken(token);
  return { ok: true };
});

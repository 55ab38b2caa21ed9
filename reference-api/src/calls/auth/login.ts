import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lockUsers } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { endSession, startSession } from '#platform/sessions/sessions.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, countAttempt, forgetAttempts, forgiveAttempt } from './attempts.ts';
import { emailKey } from './contacts.ts';

// A second try for whoever logs in twice at once while the first login renews the hash.
const TRIES = 2;

export const login = guestOperation('login', async ({ body, transport }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const account = `account:${createHash('sha256').update(emailKey(body.login)).digest('hex')}`;
  const address = `address:${transport.address}`;
  if (!(await countAttempt(db, address, ADDRESS_LIMIT, now))) throw tooManyRequests();
  if (!(await countAttempt(db, account, ACCOUNT_LIMIT, now))) throw tooManyRequests();

  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = await findUser(context, body);
    await forgetAttempts(db, account);
    await forgiveAttempt(db, address);
    if (!user.is_activated) throw new FormError({ login: 'ERROR_AUTH' });
    const token = await begin(context, user, body.password);
    if (token === undefined) continue;
    // A session that was there before belongs to whoever planted or left it.
    if (transport.token) await endSession(db, transport.token);
    transport.setToken(token);
    return { ok: true };
  }
  throw new FormError({ password: 'ERROR_PASSWORD' });
});

interface Found {
  id: number;
  password_hash: string;
  is_activated: boolean;
}

/** @throws FormError when nobody has this e-mail and password */
async function findUser(
  { db, passwords }: AppContext,
  { login: email, password }: { login: string; password: string },
): Promise<Found> {
  const [user] = await db
    .select({ id: users.id, password_hash: users.password_hash, is_activated: users.is_activated })
    .from(users)
    .where(eq(users.email_key, emailKey(email)));
  const isRight = await passwords.check(password, user?.password_hash);
  if (!user) throw new FormError({ login: 'ERROR_LOGIN' });
  if (!isRight) throw new FormError({ password: 'ERROR_PASSWORD' });
  return user;
}

/** @returns the token of a new session; undefined when the password has changed since it was checked */
async function begin(
  { db, clock, passwords, sessionLimits }: AppContext,
  user: Found,
  password: string,
): Promise<string | undefined> {
  const newHash = passwords.isOutdated(user.password_hash) ? await passwords.hash(password) : undefined;
  return db.transaction(async (tx) => {
    // A changed password has ended the sessions; none may begin with the old one.
    await lockUsers(tx, [user.id]);
    const [current] = await tx.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, user.id));
    if (current?.password_hash !== user.password_hash) return undefined;
    if (newHash !== undefined) await tx.update(users).set({ password_hash: newHash }).where(eq(users.id, user.id));
    return startSession(tx, user.id, clock.now(), sessionLimits);
  });
}

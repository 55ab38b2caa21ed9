import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { endSession, startSession } from '#platform/sessions/sessions.ts';
import { emailKey } from './contacts.ts';
import { beginLogin } from './loginAttempt.ts';
import { isMailedPassword, takeMailedPassword } from './mailedPasswords.ts';
import { lockPassword, setPassword } from './setPassword.ts';

// A second try for whoever logs in twice at once while the first login stores another hash.
const TRIES = 2;

export const login = guestOperation('login', async ({ body, transport }, context) => {
  const { db, clock, audit } = context;
  const { address } = transport;
  const email = emailKey(body.login);
  const attempt = await beginLogin(db, email, address, clock.now());
  if (!attempt) {
    audit({ event: 'login_failed', reason: 'throttled', user: null, address });
    throw tooManyRequests();
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const account = await findAccount(context, email, body.password);
    const user = account?.id ?? null;
    if (!account?.by) {
      audit({ event: 'login_failed', reason: account ? 'password' : 'unknown', user, address });
      throw new FormError(account ? { password: 'ERROR_PASSWORD' } : { login: 'ERROR_LOGIN' });
    }
    if (!account.is_activated) {
      await attempt.succeed();
      audit({ event: 'login_failed', reason: 'awaiting', user, address });
      throw new FormError({ login: 'ERROR_AUTH' });
    }
    const token = await begin(context, account, body.password);
    if (token === undefined) continue;
    await attempt.succeed();
    audit({ event: 'login', by: account.by, user, address });
    if (account.by === 'letter') audit({ event: 'password_changed', by: 'letter', user, address });
    // A session that was there before belongs to whoever planted or left it.
    if (transport.token) await endSession(db, transport.token);
    transport.setToken(token);
    return { ok: true };
  }
  throw new FormError({ password: 'ERROR_PASSWORD' });
});

interface Account {
  id: number;
  password_hash: string;
  is_activated: boolean;
  /** which password opens it: the owner's own, one from a letter, or neither */
  by: 'owner' | 'letter' | undefined;
}

async function findAccount(
  { db, clock, passwords }: AppContext,
  email: string,
  password: string,
): Promise<Account | undefined> {
  // In one query, so that the passwords fit each other while another login is replacing them.
  const [user] = await db
    .select({
      id: users.id,
      password_hash: users.password_hash,
      is_activated: users.is_activated,
      is_mailed: isMailedPassword(db, password, clock.now()),
    })
    .from(users)
    .where(eq(users.email_key, email));
  const isOwn = await passwords.check(password, user?.password_hash);
  if (!user) return undefined;
  const { is_mailed, ...account } = user;
  return { ...account, by: isOwn ? 'owner' : is_mailed ? 'letter' : undefined };
}

/** @returns the token of a new session; undefined when the password has changed since it was checked */
async function begin(
  { db, clock, passwords, sessionLimits }: AppContext,
  { id, password_hash, by }: Account,
  password: string,
): Promise<string | undefined> {
  const newHash =
    by === 'letter' || passwords.isOutdated(password_hash) ? await passwords.hash(password) : password_hash;
  return db.transaction(async (tx) => {
    // A changed password has ended the sessions; none may begin with the old one.
    if (!(await lockPassword(tx, id, password_hash))) return undefined;
    if (by === 'letter') {
      if (!(await takeMailedPassword(tx, id, password, clock.now()))) return undefined;
      await setPassword(tx, id, newHash);
    } else if (newHash !== password_hash)
      await tx.update(users).set({ password_hash: newHash }).where(eq(users.id, id));
    return startSession(tx, id, clock.now(), sessionLimits);
  });
}

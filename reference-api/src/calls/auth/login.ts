import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { FormError, tooManyRequests, unavailable } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { CREDENTIALS_BODY_LIMIT, guestOperation } from '#platform/http/operation.ts';
import { placeOf } from '#platform/limits/place.ts';
import { endSession, startSession } from '#platform/sessions/sessions.ts';
import { isMailedPassword, lockPassword, setPassword, takeMailedPassword } from './accountPasswords.ts';
import { auditThrottled } from './auditThrottled.ts';
import { accountKey } from './contacts.ts';
import { isKnownPlace, rememberPlace } from './knownPlaces.ts';
import { LOGIN_ACCOUNT, LOGIN_PAIR, LOGIN_PLACE } from './limits.ts';

// A concurrent login of the same account may store another hash in between, hence further tries.
const TRIES = 5;

export const login = guestOperation(
  'login',
  async ({ body, transport }, context) => {
    const { db, audit } = context;
    const { address } = transport;
    const email = await accountKey(db, body.login);
    const attempt = await beginLogin(context, email, address);
    if (!attempt) {
      await auditThrottled(context, LOGIN_PLACE, { event: 'login_failed', reason: 'throttled', user: null, address });
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
      // An earlier session of this browser may have been planted or left behind by another person.
      if (transport.token) await endSession(db, transport.token);
      transport.setToken(token);
      return { ok: true };
    }
    // The password was right at every try, so the attempt does not count.
    await attempt.succeed();
    throw unavailable('Сервер сейчас занят. Повторите попытку через минуту.');
  },
  { bodyLimit: CREDENTIALS_BODY_LIMIT },
);

interface Account {
  id: number;
  password_hash: string;
  is_activated: boolean;
  /** which password matched: the owner's own, one from an e-mail, or neither */
  by: 'owner' | 'letter' | undefined;
}

async function findAccount(
  { db, clock, passwords }: AppContext,
  email: string,
  password: string,
): Promise<Account | undefined> {
  // One query reads both passwords consistently while a concurrent login replaces them.
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
    // A password change has ended all sessions, so the old password must not start another.
    if (!(await lockPassword(tx, id, password_hash))) return undefined;
    if (by === 'letter') {
      if (!(await takeMailedPassword(tx, id, password, clock.now()))) return undefined;
      await setPassword(tx, id, newHash);
      await tx.update(users).set({ is_email_proven: true }).where(eq(users.id, id));
    } else if (newHash !== password_hash)
      await tx.update(users).set({ password_hash: newHash }).where(eq(users.id, id));
    return startSession(tx, id, clock.now(), sessionLimits);
  });
}

interface LoginAttempt {
  /** Call it when the password was right: the attempt stops counting, and this place is remembered. */
  succeed(): Promise<void>;
}

/** @returns undefined after too many attempts from this place, or too many for this account when this place is not remembered for it */
async function beginLogin(
  { db, clock, limiter }: Pick<AppContext, 'db' | 'clock' | 'limiter'>,
  email: string,
  address: string,
): Promise<LoginAttempt | undefined> {
  const now = clock.now();
  const place = placeOf(address);
  const pair = `${email} ${place}`;
  if ((await limiter.take(LOGIN_PLACE, place)) !== undefined) return undefined;
  // Attempts beyond this limit do not count against the account, so that one place cannot use up the limit of all.
  if ((await limiter.take(LOGIN_PAIR, pair)) !== undefined) return undefined;
  const isOver = (await limiter.take(LOGIN_ACCOUNT, email)) !== undefined;
  if (isOver && !(await isKnownPlace(db, email, place, now))) return undefined;
  return {
    async succeed() {
      await limiter.reset(LOGIN_PAIR, pair);
      await limiter.giveBack(LOGIN_ACCOUNT, email);
      await limiter.giveBack(LOGIN_PLACE, place);
      await rememberPlace(db, email, place, now);
    },
  };
}

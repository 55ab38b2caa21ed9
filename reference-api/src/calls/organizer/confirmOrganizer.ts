import { eq } from 'drizzle-orm';
import { sessions, users } from '#platform/database/schema.ts';
import { FormError, tooManyRequests } from '#platform/errors/httpError.ts';
import { administratorOperation, CREDENTIALS_BODY_LIMIT } from '#platform/http/operation.ts';
import { organize } from '#platform/journal/organize.ts';
import { placeOf } from '#platform/limits/place.ts';
import { hashToken } from '#platform/sessions/sessions.ts';
import { auditThrottled } from '../auth/auditThrottled.ts';
import { LOGIN_ACCOUNT, LOGIN_PAIR, LOGIN_PLACE } from '../auth/limits.ts';

// Counted like logins, but apart from them: wrong passwords here must not lock the login.
const PLACE = { ...LOGIN_PLACE, name: 'confirm-place' };
const PAIR = { ...LOGIN_PAIR, name: 'confirm-pair' };
const ACCOUNT = { ...LOGIN_ACCOUNT, name: 'confirm-account' };

export const confirmOrganizer = administratorOperation(
  'confirmOrganizer',
  async ({ body, viewer, transport }, context) => {
    const { db, clock, limiter, passwords, audit } = context;
    const who = { user: viewer.id, address: transport.address };
    const place = placeOf(transport.address);
    const pair = `${viewer.id} ${place}`;
    const wait =
      (await limiter.take(PLACE, place)) ??
      (await limiter.take(PAIR, pair)) ??
      (await limiter.take(ACCOUNT, viewer.id));
    if (wait !== undefined) {
      await auditThrottled(context, PAIR, { event: 'confirm_failed', reason: 'throttled', ...who });
      throw tooManyRequests(wait);
    }
    const [user] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, viewer.id));
    if (!(await passwords.check(body.password, user?.password_hash))) {
      audit({ event: 'confirm_failed', reason: 'password', ...who });
      await organize(context, viewer.id, ({ journal }) => journal('confirm.failed', { type: 'session' }, null, null));
      throw new FormError({ password: 'ERROR_PASSWORD' });
    }
    await limiter.giveBack(PLACE, place);
    await limiter.reset(PAIR, pair);
    await limiter.giveBack(ACCOUNT, viewer.id);
    await db
      .update(sessions)
      .set({ confirmed_at: clock.now() })
      .where(eq(sessions.token_hash, hashToken(transport.token ?? '')));
    return { ok: true };
  },
  { bodyLimit: CREDENTIALS_BODY_LIMIT },
);

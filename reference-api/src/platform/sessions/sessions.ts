import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { sessions, userActivity, users } from '../database/schema.ts';
import type { RecurringJob } from '../jobs/job.ts';

export const SESSION_COOKIE = 'vstrecha_session';
const HOUR_MS = 60 * 60 * 1000;

/** Lifetime of a session: after its last use, and in total. */
export interface SessionLimits {
  idleMs: number;
  absoluteMs: number;
}

export const SESSION_LIMITS: SessionLimits = { idleMs: 7 * 24 * HOUR_MS, absoluteMs: 30 * 24 * HOUR_MS };

/** Uses within this part of the idle time are stored once, so that not every read causes a write. */
const GRAIN = 1 / 100;

/** The logged-in user, with the fields that rules need. */
export interface Viewer {
  id: number;
  type: 'Заказчик' | 'Поставщик';
  only_chat: boolean;
  is_admin: boolean;
  is_blocked: boolean;
  registration_step: 'COMPANY' | 'FILES' | 'MEETINGS' | 'FINISHED';
}

/** Starts a session and returns its token. Only the token's hash is stored, so a stolen database opens no session. */
export async function startSession(db: Database, userId: number, now: Date, limits = SESSION_LIMITS): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: endOf(now, now, limits),
  });
  return token;
}

/** Ends a session; ignores an unknown token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)));
}

/** The user of a valid session, or null. This use extends the session. */
export async function findViewer(
  { db, clock, sessionLimits }: { db: Database; clock: Clock; sessionLimits: SessionLimits },
  token: string | undefined,
): Promise<Viewer | null> {
  if (!token) return null;
  const now = clock.now();
  const token_hash = hashToken(token);
  const [found] = await db
    .select({
      created_at: sessions.created_at,
      expires_at: sessions.expires_at,
      seen_at: userActivity.seen_at,
      id: users.id,
      type: users.type,
      only_chat: users.only_chat,
      is_admin: users.is_admin,
      is_blocked: users.is_blocked,
      registration_step: users.registration_step,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(userActivity, eq(userActivity.user_id, users.id))
    .where(and(eq(sessions.token_hash, token_hash), gt(sessions.expires_at, now), eq(users.is_activated, true)));
  if (!found) return null;
  const { created_at, expires_at, seen_at, ...viewer } = found;
  const end = endOf(created_at, now, sessionLimits);
  if (Math.abs(end.getTime() - expires_at.getTime()) > sessionLimits.idleMs * GRAIN)
    await db.update(sessions).set({ expires_at: end }).where(eq(sessions.token_hash, token_hash));
  if (isOld(seen_at, now)) await noteSeen(db, viewer.id, now);
  return viewer;
}

const SEEN_GRAIN_MS = 5 * 60 * 1000;
/** A user seen so recently is online: open pages ask at least every five minutes. */
export const ONLINE_MS = 2 * SEEN_GRAIN_MS;

const isOld = (seen: Date | null, now: Date) => !seen || Math.abs(now.getTime() - seen.getTime()) > SEEN_GRAIN_MS;

async function noteSeen(db: Database, user_id: number, seen_at: Date): Promise<void> {
  await db
    .insert(userActivity)
    .values({ user_id, seen_at })
    .onConflictDoUpdate({ target: userActivity.user_id, set: { seen_at } });
}

/** Notes that a user invites, answers, writes or changes slots. */
export async function noteActivity(db: Database, user_id: number, now: Date): Promise<void> {
  await db.execute(updateActivity(user_id, now));
}

/** The statement of `noteActivity`, for use inside another one. */
export function updateActivity(user_id: number, now: Date): SQL {
  const before = new Date(now.getTime() - SEEN_GRAIN_MS);
  return sql`update user_activity set active_at = ${now.toISOString()}::timestamptz
    where user_id = ${user_id}::int and (active_at is null or active_at < ${before.toISOString()}::timestamptz)`;
}

/** When a session ends unless it is used again. */
function endOf(begin: Date, lastUse: Date, { idleMs, absoluteMs }: SessionLimits): Date {
  return new Date(Math.min(begin.getTime() + absoluteMs, lastUse.getTime() + idleMs));
}

/** The stored form of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Push connections must close within a second after their session ends. */
const EVERY_MS = 300;

/** Deletes expired sessions. A database trigger notifies every process, which closes their push connections. */
export async function endExpiredSessions(db: Database, clock: Clock): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expires_at, clock.now()));
}

/** Ends sessions within a second after their expiry; writes only when there is one. */
export const expiredSessions = (db: Database, clock: Clock): RecurringJob => ({
  kind: 'recurring',
  name: 'expired sessions',
  everyMs: EVERY_MS,
  onlyIf: (now) => sql`exists (select from sessions where expires_at <= ${now.toISOString()}::timestamptz)`,
  run: () => endExpiredSessions(db, clock),
});

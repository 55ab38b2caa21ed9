import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { sessions, users } from '../database/schema.ts';

export const SESSION_COOKIE = 'vstrecha_session';
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The logged-in user, as the rules need them. */
export interface Viewer {
  id: number;
  type: 'Заказчик' | 'Поставщик';
  only_chat: boolean;
  is_admin: boolean;
  is_blocked: boolean;
  registration_step: 'COMPANY' | 'FILES' | 'MEETINGS' | 'FINISHED';
}

/** Starts a session and answers its token. Only the token's hash is stored, so a stolen database opens no session. */
export async function startSession(db: Database, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lte(sessions.expires_at, now));
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return token;
}

/** Ends a session; an unknown token is no error. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)));
}

/** The user of a live session, or null. */
export async function findViewer(
  { db, clock }: { db: Database; clock: Clock },
  token: string | undefined,
): Promise<Viewer | null> {
  if (!token) return null;
  const [viewer] = await db
    .select({
      id: users.id,
      type: users.type,
      only_chat: users.only_chat,
      is_admin: users.is_admin,
      is_blocked: users.is_blocked,
      registration_step: users.registration_step,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, hashToken(token)),
        gt(sessions.expires_at, clock.now()),
        eq(users.is_activated, true),
      ),
    );
  return viewer ?? null;
}

/** What is stored of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

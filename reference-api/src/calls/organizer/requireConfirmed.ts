import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema.ts';
import { unconfirmed } from '#platform/errors/httpError.ts';
import { hashToken } from '#platform/sessions/sessions.ts';

const CONFIRMED_MS = 15 * 60 * 1000;

/** @throws HttpError 403 with `x-confirm: password` unless the password was entered in this session within 15 minutes */
export async function requireConfirmed(db: Database, token: string | undefined, now: Date): Promise<void> {
  const confirmed = await db.$count(
    sessions,
    and(
      eq(sessions.token_hash, hashToken(token ?? '')),
      gt(sessions.confirmed_at, new Date(now.getTime() - CONFIRMED_MS)),
    ),
  );
  if (confirmed === 0) throw unconfirmed();
}

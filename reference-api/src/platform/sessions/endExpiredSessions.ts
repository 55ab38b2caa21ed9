import { lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema.ts';

/** Ends the sessions whose time is over. The database tells every process, and the push connections of those sessions close. */
export async function endExpiredSessions(db: Database, clock: Clock): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expires_at, clock.now()));
}

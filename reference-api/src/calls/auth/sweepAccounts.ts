import { lte } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { attempts, emailChanges, knownPlaces, mailedPasswords } from '#platform/database/schema.ts';
import { PLACE_MS } from './loginAttempt.ts';

/** Deletes what is over: counted tries, mailed passwords, links to take an e-mail back, places not seen for long. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.window_end, now));
  await db.delete(mailedPasswords).where(lte(mailedPasswords.expires_at, now));
  await db.delete(emailChanges).where(lte(emailChanges.expires_at, now));
  await db.delete(knownPlaces).where(lte(knownPlaces.seen_at, new Date(now.getTime() - PLACE_MS)));
}

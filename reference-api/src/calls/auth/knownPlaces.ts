import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { knownPlaces } from '#platform/database/schema.ts';
import { PLACE_MS } from './limits.ts';

/**
 * Tells whether the right password was used at this place lately, which only the owner can do.
 * @param email the account's, normalised
 * @param place see `placeOf`
 */
export async function isKnownPlace(db: Database, email: string, place: string, now: Date): Promise<boolean> {
  const [known] = await db
    .select()
    .from(knownPlaces)
    .where(and(eq(knownPlaces.key, keyOf(email, place)), gt(knownPlaces.seen_at, new Date(now.getTime() - PLACE_MS))));
  return known !== undefined;
}

/** Remembers the place of a login with the right password. */
export async function rememberPlace(db: Database, email: string, place: string, now: Date): Promise<void> {
  await db
    .insert(knownPlaces)
    .values({ key: keyOf(email, place), seen_at: now })
    .onConflictDoUpdate({ target: knownPlaces.key, set: { seen_at: now } });
}

const keyOf = (email: string, place: string) => createHash('sha256').update(`place ${email} ${place}`).digest('hex');

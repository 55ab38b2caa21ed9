import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { knownPlaces } from '#platform/database/schema.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, countAttempt, forgetAttempts, forgiveAttempt, hashKey } from './attempts.ts';
import { placeOf } from './place.ts';

/** How many tries may fail within five minutes for one account from one place. */
const PAIR_LIMIT = 10;
/** So long a place is remembered from which the right password came. */
export const PLACE_MS = 90 * 24 * 60 * 60 * 1000;

/** A try to log in that the limits let pass. */
export interface LoginAttempt {
  /** The password was right: the try does not count, and this place is known from now on. */
  succeed(): Promise<void>;
}

/** @returns undefined when there have been too many tries from this place, or too many for this account from places unknown to it */
export async function beginLogin(
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<LoginAttempt | undefined> {
  const place = placeOf(address);
  const account = `account:${hashKey(email)}`;
  const pair = `login:${hashKey(email, place)}`;
  const from = `address:${place}`;
  if (!(await countAttempt(db, from, ADDRESS_LIMIT, now))) return undefined;
  // Tries beyond this limit must not count against the account, or one place would use up what all may.
  if (!(await countAttempt(db, pair, PAIR_LIMIT, now))) return undefined;
  const isWithin = await countAttempt(db, account, ACCOUNT_LIMIT, now);
  const key = hashKey('place', email, place);
  if (!isWithin && !(await isKnown(db, key, now))) return undefined;
  return {
    async succeed() {
      await forgetAttempts(db, pair);
      await forgiveAttempt(db, account);
      await forgiveAttempt(db, from);
      await db
        .insert(knownPlaces)
        .values({ key, seen_at: now })
        .onConflictDoUpdate({ target: knownPlaces.key, set: { seen_at: now } });
    },
  };
}

async function isKnown(db: Database, key: string, now: Date): Promise<boolean> {
  const [place] = await db
    .select()
    .from(knownPlaces)
    .where(and(eq(knownPlaces.key, key), gt(knownPlaces.seen_at, new Date(now.getTime() - PLACE_MS))));
  return place !== undefined;
}

import { createHash, randomInt } from 'node:crypto';
import { and, eq, exists, gt, sql, type SQL } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { mailedPasswords, users } from '#platform/database/schema.ts';

/** How long a mailed password opens its account. */
const LIFE_MS = 60 * 60 * 1000;

// Without letters and digits that look like others.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

export const makePassword = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Lets a mailed password open the account beside the owner's own, which goes on working. Those mailed before keep their hour. It is worth
 * nothing when the account got another address while the letter was on its way.
 * @param to the account and the address to which the password went
 */
export async function storeMailedPassword(
  db: Database,
  to: { id: number; email_key: string },
  password: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUsers(tx, [to.id]);
    const [user] = await tx.select({ email_key: users.email_key }).from(users).where(eq(users.id, to.id));
    if (user?.email_key !== to.email_key) return;
    await tx.insert(mailedPasswords).values({
      user_id: to.id,
      password_hash: hashOf(password),
      expires_at: new Date(now.getTime() + LIFE_MS),
    });
  });
}

/** Whether this is a password that was mailed to the user of the row within the hour: a column of a query over users. */
export const isMailedPassword = (db: Database, password: string, now: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(mailedPasswords)
      .where(
        and(
          eq(mailedPasswords.user_id, users.id),
          eq(mailedPasswords.password_hash, hashOf(password)),
          gt(mailedPasswords.expires_at, now),
        ),
      ),
  ) as SQL<boolean>;

/** Takes a mailed password away, since it opens the account once. @returns whether it still was there */
export async function takeMailedPassword(tx: Database, userId: number, password: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(mailedPasswords)
    .where(
      and(
        eq(mailedPasswords.user_id, userId),
        eq(mailedPasswords.password_hash, hashOf(password)),
        gt(mailedPasswords.expires_at, now),
      ),
    )
    .returning({ user_id: mailedPasswords.user_id });
  return taken.length > 0;
}

export async function forgetMailedPasswords(db: Database, userId: number): Promise<void> {
  await db.delete(mailedPasswords).where(eq(mailedPasswords.user_id, userId));
}

// A quick hash is enough: of 69 random bits nobody guesses one within the hour.
const hashOf = (password: string) => createHash('sha256').update(password).digest('base64url');

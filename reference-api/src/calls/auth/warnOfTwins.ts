import { inArray, sql } from 'drizzle-orm';
import { emailKey } from 'shared-api/text';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { log } from '#platform/log/log.ts';
import { lettersKey } from './contacts.ts';

/** Logs which accounts share a mailbox, so that operators can ask their owner which one to keep. */
export async function warnOfTwins(db: Database): Promise<void> {
  const account = { id: users.id, key: users.email_key };
  // Only an account whose twin has the ASCII key still has a domain in letters.
  const inLetters = await db
    .select(account)
    .from(users)
    .where(sql`split_part(${users.email_key}, '@', 2) ~ '[^ -~]'`);
  if (inLetters.length === 0) return;
  const keys = inLetters.map(({ key }) => emailKey(key));
  const others = await db.select(account).from(users).where(inArray(users.email_key, keys));
  for (const { id, key } of others) {
    const twins = inLetters.filter((twin) => twin.key === lettersKey(key)).map((twin) => `#${twin.id}`);
    log.warn(`Accounts #${id} and ${twins.join(', ')} have the same mailbox in two spellings of its domain.`);
  }
}

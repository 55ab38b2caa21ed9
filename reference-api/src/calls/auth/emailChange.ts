import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, lt, lte, min, ne, notInArray } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { emailChanges, users } from '#platform/database/schema.ts';
import { FormError, HttpError } from '#platform/errors/httpError.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import { setPassword } from './accountPasswords.ts';
import { lettersKey } from './contacts.ts';
import { EMAIL_CHANGES } from './limits.ts';
import { queueUndoEmail } from './undoEmails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the old address can undo a change. */
const UNDO_MS = 7 * DAY_MS;

/** The columns of `users` that an e-mail change saves and its undo link restores. */
export const BEFORE = {
  id: users.id,
  email: users.email,
  email_key: users.email_key,
  password_hash: users.password_hash,
  is_email_proven: users.is_email_proven,
};

type Before = Pick<typeof users.$inferSelect, keyof typeof BEFORE>;

/**
 * Stores, in the transaction that changes an account's e-mail, everything needed to undo the change. The new address counts as unproven
 * unless the account returns to an address that was proven.
 * @param email_key the new address
 * @throws HttpError 429 after too many changes
 */
export async function noteEmailChange(
  tx: Database,
  limiter: Limiter,
  before: Before,
  email_key: string,
  now: Date,
): Promise<void> {
  const wait = await limiter.take(EMAIL_CHANGES, before.id, { tx });
  if (wait !== undefined)
    throw new HttpError(429, 'Адрес почты меняли слишком часто. Попробуйте снова через сутки.', wait);
  await renewLinksUpTo(tx, before.id, email_key, now);
  await storeChange(tx, before, now);
  const is_email_proven = await wasProven(tx, before.id, email_key);
  await tx.update(users).set({ is_email_proven }).where(eq(users.id, before.id));
}

/** Whether the account has left this address after proving it, as far as its changes are still stored. */
async function wasProven(tx: Database, userId: number, email_key: string): Promise<boolean> {
  const proven = and(
    eq(emailChanges.user_id, userId),
    eq(emailChanges.old_email_key, email_key),
    eq(emailChanges.was_proven, true),
  );
  return (await tx.$count(emailChanges, proven)) > 0;
}

/** Stores what the undo link needs. An unproven old address gets no e-mail: a stranger may have entered it. */
async function storeChange(tx: Database, before: Before, now: Date): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const was_proven = before.is_email_proven;
  const [change] = await tx
    .insert(emailChanges)
    .values({
      user_id: before.id,
      old_email: before.email,
      old_email_key: before.email_key,
      was_proven,
      password_hash: before.password_hash,
      token: was_proven ? token : null,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: endOfUndo(now),
    })
    .returning({ id: emailChanges.id });
  if (change && was_proven) await queueUndoEmail(tx, change.id, now);
}

/**
 * When an account returns to an earlier address, the links of that address and of those before it live as long as the link mailed now.
 * Otherwise a stranger could set an address in between and wait until only their own link is left.
 */
async function renewLinksUpTo(tx: Database, userId: number, email_key: string, now: Date): Promise<void> {
  const first = await firstChangeFrom(tx, userId, email_key, now);
  if (first === undefined) return;
  await tx
    .update(emailChanges)
    .set({ expires_at: endOfUndo(now) })
    .where(and(liveOf(userId, now), lte(emailChanges.id, first)));
}

/** The id of the earliest change away from this address that can still be undone. */
async function firstChangeFrom(tx: Database, userId: number, old_email_key: string, now: Date) {
  const [first] = await tx
    .select({ id: min(emailChanges.id) })
    .from(emailChanges)
    .where(and(liveOf(userId, now), eq(emailChanges.old_email_key, old_email_key)));
  return first?.id ?? undefined;
}

const liveOf = (userId: number, now: Date) => and(eq(emailChanges.user_id, userId), gt(emailChanges.expires_at, now));

const endOfUndo = (now: Date) => new Date(now.getTime() + UNDO_MS);

/**
 * Reserves an old address for its owner while the change can be undone. Call it in the transaction that has just given the address to a
 * user: of two concurrent ones, the second waits at the unique key and then finds the row here.
 * @throws FormError when another account can still restore the address
 */
export async function requireUnreserved(tx: Database, email_key: string, userId: number, now: Date): Promise<void> {
  const [reserved] = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.old_email_key, email_key),
        ne(emailChanges.user_id, userId),
        gt(emailChanges.expires_at, now),
      ),
    )
    .limit(1);
  const [twin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email_key, lettersKey(email_key)), ne(users.id, userId)));
  if (reserved || twin) throw new FormError({ email: 'ERROR_EMAIL_EXIST' });
}

/** The change that a link would undo; undefined when the link is invalid or expired. */
export async function findUndo(db: Database, token: string, now: Date) {
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.token_hash, hashOf(token)), gt(emailChanges.expires_at, now)));
  return found;
}

/**
 * Restores an account's old address and password and ends its sessions. Later changes and their links are deleted; earlier ones stay. An
 * address older than the restored address has priority: it keeps its links, and when it is the current address, its mailbox is notified of
 * this change as of any other.
 * @returns the account's id; undefined when the link is invalid or expired
 */
export async function undoEmailChange(db: Database, token: string, now: Date): Promise<number | undefined> {
  const found = await findUndo(db, token, now);
  if (!found) return undefined;
  return db.transaction(async (tx) => {
    await lockUsers(tx, [found.user_id]);
    const change = await findUndo(tx, token, now);
    if (!change) return undefined;
    const { user_id, old_email, old_email_key, password_hash } = change;
    const [before] = await tx.select(BEFORE).from(users).where(eq(users.id, user_id));
    const first = (await firstChangeFrom(tx, user_id, old_email_key, now)) ?? change.id;
    const earlier = await tx
      .select({ key: emailChanges.old_email_key })
      .from(emailChanges)
      .where(and(liveOf(user_id, now), lt(emailChanges.id, first)));
    const elder = earlier.map(({ key }) => key);
    await tx
      .update(users)
      // The use of the link proves the address.
      .set({ email: old_email, email_key: old_email_key, is_email_proven: true })
      .where(eq(users.id, user_id));
    await setPassword(tx, user_id, password_hash);
    await tx
      .delete(emailChanges)
      .where(
        and(
          eq(emailChanges.user_id, user_id),
          gte(emailChanges.id, first),
          notInArray(emailChanges.old_email_key, elder),
        ),
      );
    if (before && elder.includes(before.email_key)) await storeChange(tx, before, now);
    return user_id;
  });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, lt, lte, max, min, ne, notInArray } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { emailChanges, users } from '#platform/database/schema.ts';
import { FormError, HttpError } from '#platform/errors/httpError.ts';
import { countAttempt } from './attempts.ts';
import { setPassword } from './setPassword.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long the old address may take a change back. */
const UNDO_MS = 7 * DAY_MS;
/** So long after a change no password is mailed: whoever sits at somebody's open session must not take the account over by mail. */
const RESET_PAUSE_MS = DAY_MS;
/** Each change sends a letter to an address that nobody has confirmed. */
const CHANGES_A_DAY = 5;

/** What a change takes from an account and its link gives back: columns of a query over users. */
export const BEFORE = {
  id: users.id,
  email: users.email,
  email_key: users.email_key,
  password_hash: users.password_hash,
};

type Before = Pick<typeof users.$inferSelect, keyof typeof BEFORE>;

/**
 * Notes, in the transaction that changes an account's e-mail, what is needed to take the change back.
 * @param email_key the new address
 * @throws HttpError 429 after too many changes
 */
export async function noteEmailChange(tx: Database, before: Before, email_key: string, now: Date): Promise<void> {
  if (!(await countAttempt(tx, `email:${before.id}`, CHANGES_A_DAY, now, DAY_MS)))
    throw new HttpError(429, 'Адрес почты меняли слишком часто. Попробуйте снова через сутки.');
  await renewLinksUpTo(tx, before.id, email_key, now);
  await storeChange(tx, before, now);
}

async function storeChange(tx: Database, before: Before, now: Date): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(emailChanges).values({
    user_id: before.id,
    old_email: before.email,
    old_email_key: before.email_key,
    password_hash: before.password_hash,
    token,
    token_hash: hashOf(token),
    created_at: now,
    expires_at: endOfUndo(now),
  });
}

/**
 * For an account that goes back to an address it has had: the links of that address and of those before it live as long as the one that is
 * mailed now. Else a stranger who puts an address of theirs in between would wait until only their own link is left.
 */
async function renewLinksUpTo(tx: Database, userId: number, email_key: string, now: Date): Promise<void> {
  const first = await firstChangeFrom(tx, userId, email_key, now);
  if (first === undefined) return;
  await tx
    .update(emailChanges)
    .set({ expires_at: endOfUndo(now) })
    .where(and(liveOf(userId, now), lte(emailChanges.id, first)));
}

/** The id of the first change that took the account from an address, of those that may be taken back. */
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
 * Keeps an old address for its owner. Called in the transaction that has just given the address to a user: of two that come at once, one
 * waits for the other at the unique key and sees the note here.
 * @throws FormError when another account may still get the address back
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
  if (reserved) throw new FormError({ email: 'ERROR_EMAIL_EXIST' });
}

/** Until when no password is mailed to an account, after a change of its e-mail. */
export async function resetPauseEnd(db: Database, userId: number, now: Date): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: max(emailChanges.created_at) })
    .from(emailChanges)
    .where(eq(emailChanges.user_id, userId));
  if (!last?.at) return undefined;
  const end = new Date(last.at.getTime() + RESET_PAUSE_MS);
  return end > now ? end : undefined;
}

/** The address that a link would restore, while it may. */
export async function findUndo(db: Database, token: string, now: Date) {
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.token_hash, hashOf(token)), gt(emailChanges.expires_at, now)));
  return found;
}

/**
 * Gives an account its old address and password back and ends its sessions. Later changes are gone with their links; earlier ones stay.
 * An address that the account had before the restored one goes before it: it keeps its links, and when it is the present one it is told
 * of this change as of any other.
 * @returns the account; undefined when the link does not do (any more)
 */
export async function undoEmailChange(db: Database, token: string, now: Date): Promise<number | undefined> {
  const known = await findUndo(db, token, now);
  if (!known) return undefined;
  return db.transaction(async (tx) => {
    await lockUsers(tx, [known.user_id]);
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
    await tx.update(users).set({ email: old_email, email_key: old_email_key }).where(eq(users.id, user_id));
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

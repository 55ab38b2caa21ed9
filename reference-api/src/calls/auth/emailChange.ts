import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, max, ne } from 'drizzle-orm';
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

interface Before {
  id: number;
  email: string;
  email_key: string;
  password_hash: string;
}

/**
 * Notes, in the transaction that changes an account's e-mail, what is needed to take the change back.
 * @throws HttpError 429 after too many changes
 */
export async function noteEmailChange(tx: Database, before: Before, now: Date): Promise<void> {
  if (!(await countAttempt(tx, `email:${before.id}`, CHANGES_A_DAY, now, DAY_MS)))
    throw new HttpError(429, 'Адрес почты меняли слишком часто. Попробуйте снова через сутки.');
  const token = randomBytes(32).toString('base64url');
  await tx.insert(emailChanges).values({
    user_id: before.id,
    old_email: before.email,
    old_email_key: before.email_key,
    password_hash: before.password_hash,
    token,
    token_hash: hashOf(token),
    created_at: now,
    expires_at: new Date(now.getTime() + UNDO_MS),
  });
}

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
 * @returns the account; undefined when the link does not do (any more)
 */
export async function undoEmailChange(db: Database, token: string, now: Date): Promise<number | undefined> {
  const known = await findUndo(db, token, now);
  if (!known) return undefined;
  return db.transaction(async (tx) => {
    await lockUsers(tx, [known.user_id]);
    const change = await findUndo(tx, token, now);
    if (!change) return undefined;
    const { id, user_id, old_email, old_email_key, password_hash } = change;
    await tx.update(users).set({ email: old_email, email_key: old_email_key }).where(eq(users.id, user_id));
    await setPassword(tx, user_id, password_hash);
    await tx.delete(emailChanges).where(and(eq(emailChanges.user_id, user_id), gte(emailChanges.id, id)));
    return user_id;
  });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

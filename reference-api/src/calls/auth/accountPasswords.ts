import { createHash, randomInt } from 'node:crypto';
import { and, eq, exists, gt, max, sql, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { emailChanges, mailedPasswords, sessions, users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { cancelJob, enqueueJob } from '#platform/jobs/jobRows.ts';
import { writeEmail, type Addressee } from '#platform/mail/email.ts';
import type { EmailKind } from '#platform/mail/emailJob.ts';
import type { Mail } from '#platform/mail/mail.ts';

/** How long a mailed password opens its account. */
const LIFE_MS = 60 * 60 * 1000;
/** No password is mailed for this long after a change: an intruder at an open session must not take over the account by e-mail. */
const RESET_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Name of the jobs that mail a password. */
export const PASSWORD_EMAIL = 'password letter';

// Without look-alike characters: i, l, o, I, O, 0, 1.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/**
 * Locks the account until the transaction ends, so that other requests can neither change it nor start its sessions.
 * @returns whether its password is still the one that was checked
 */
export async function lockPassword(tx: Database, userId: number, checkedHash: string): Promise<boolean> {
  await lockUsers(tx, [userId]);
  const [current] = await tx.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, userId));
  return current?.password_hash === checkedHash;
}

/** Stores a new password and ends everything that opened the account: its sessions and mailed passwords. */
export async function setPassword(tx: Database, userId: number, newHash: string): Promise<void> {
  await tx.update(users).set({ password_hash: newHash }).where(eq(users.id, userId));
  await forgetMailedPasswords(tx, userId);
  await tx.delete(sessions).where(eq(sessions.user_id, userId));
}

export const makePassword = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Lets a mailed password open the account; the owner's password stays valid, and earlier mailed ones until their hour ends. Stored only
 * while the account still has the address that the password is mailed to.
 * @param to the account and the address to which the password is mailed
 * @returns false when the account's address has changed
 */
async function storeMailedPassword(
  db: Database,
  to: { id: number; email_key: string },
  password: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUsers(tx, [to.id]);
    const [user] = await tx.select({ email_key: users.email_key }).from(users).where(eq(users.id, to.id));
    if (user?.email_key !== to.email_key) return false;
    await tx.insert(mailedPasswords).values({
      user_id: to.id,
      password_hash: hashOf(password),
      expires_at: new Date(now.getTime() + LIFE_MS),
    });
    return true;
  });
}

/** A column for queries over `users`: whether this password was mailed to the row's user within the hour. */
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

/**
 * Deletes a mailed password, because it opens the account only once.
 * @returns whether it still existed
 */
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

/** Revokes an account's mailed passwords and cancels a password e-mail that is still queued. */
export async function forgetMailedPasswords(db: Database, userId: number): Promise<void> {
  await cancelJob(db, { name: PASSWORD_EMAIL, key: String(userId) });
  await db.delete(mailedPasswords).where(eq(mailedPasswords.user_id, userId));
}

// A fast hash is enough: 69 random bits cannot be guessed within the hour.
const hashOf = (password: string) => createHash('sha256').update(password).digest('base64url');

/** End of the pause in mailing passwords after a change of the e-mail; undefined without a pause. */
export async function resetPauseEnd(db: Database, userId: number, now: Date): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: max(emailChanges.created_at) })
    .from(emailChanges)
    .where(eq(emailChanges.user_id, userId));
  if (!last?.at) return undefined;
  const end = new Date(last.at.getTime() + RESET_PAUSE_MS);
  return end > now ? end : undefined;
}

interface Request {
  userId: number;
  /** the address at the time of the request; an account whose address has changed since gets no e-mail */
  emailKey: string;
}

export async function queuePasswordEmail(
  db: Database,
  { id, email_key }: { id: number; email_key: string },
  now: Date,
): Promise<void> {
  await enqueueJob(
    db,
    { name: PASSWORD_EMAIL, key: String(id), payload: { userId: id, emailKey: email_key } satisfies Request },
    now,
  );
}

/** E-mails with a new password. Each delivery attempt generates another one; the database stores only its hash. */
export function passwordEmailsOf({
  db,
  clock,
  publicUrl,
}: Pick<AppContext, 'db' | 'clock' | 'publicUrl'>): EmailKind<Request> {
  return {
    name: PASSWORD_EMAIL,
    async write({ userId, emailKey }) {
      const now = clock.now();
      const [user] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, userId), eq(users.email_key, emailKey)));
      if (!user) return undefined;
      const { email, unsubscribe_token, firstname, is_email_proven } = user;
      // The account of an unproven address may be a stranger's, and its name a message to the mailbox.
      const addressee: Addressee = { email, unsubscribe_token, ...(is_email_proven && { firstname }) };
      const pauseEnd = await resetPauseEnd(db, userId, now);
      if (pauseEnd) return pauseEmail(addressee, pauseEnd, publicUrl);
      const password = makePassword();
      // Stored before the e-mail is sent, so that the password works when it arrives.
      const isStored = await storeMailedPassword(db, user, password, now);
      return isStored ? passwordEmail(addressee, password, publicUrl) : undefined;
    },
  };
}

function passwordEmail(addressee: Addressee, password: string, publicUrl: string): Mail {
  return writeEmail(addressee, publicUrl, {
    subject: 'Новый пароль на «Встрече»',
    isOfAccount: true,
    paragraphs: [
      `Вы попросили новый пароль. Вот он: ${password}`,
      'Новый пароль действует один час. Когда вы войдёте с ним, он заменит прежний, а все входы на других устройствах завершатся. Потом задайте свой пароль в профиле.',
      'Если вы ни о чём не просили, ничего делать не нужно: прежний пароль действует.',
    ],
    link: { label: 'Войти', url: `${publicUrl}/login` },
  });
}

/** Sent instead of a password shortly after a change of the account's e-mail. */
function pauseEmail(addressee: Addressee, end: Date, publicUrl: string): Mail {
  const moment = DateTime.fromJSDate(end, { zone: ZONE }).toFormat("dd.MM.yyyy 'в' HH:mm");
  return writeEmail(addressee, publicUrl, {
    subject: 'Новый пароль на «Встрече» пока нельзя получить',
    isOfAccount: true,
    paragraphs: [
      'Вы попросили новый пароль. Адрес почты вашего аккаунта недавно изменили, поэтому сутки после этого новый пароль не высылается.',
      `Попросите его после ${moment} по московскому времени. Прежний пароль действует.`,
    ],
    link: { label: 'Получить новый пароль', url: `${publicUrl}/password_reset` },
  });
}

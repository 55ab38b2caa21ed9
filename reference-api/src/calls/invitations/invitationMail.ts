import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { invitationLetters, users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { writeLetter, type Addressee } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** A new invitation, as its letter needs it. */
export interface NewInvitation {
  senderId: number;
  recipientId: number;
  date: string;
  point: string;
  /** the meeting's present time when the invitation asks to move it */
  from?: { date: string; point: string } | undefined;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Tells the recipient of a new invitation by e-mail if they want that, once an hour for each sender: whoever invites and cancels again and
 * again fills nobody's mailbox. The letter leads to all invitations. Returns at once and never fails.
 */
export function queueInvitationMail(
  { db, mailer, publicUrl, clock }: Pick<AppContext, 'db' | 'mailer' | 'publicUrl' | 'clock'>,
  invitation: NewInvitation,
): void {
  mailer.queue(async () => {
    const [addressee] = await db
      .select({ email: users.email, firstname: users.firstname, unsubscribe_token: users.unsubscribe_token })
      .from(users)
      .where(
        and(eq(users.id, invitation.recipientId), inArray(users.notify, ['EMAIL', 'ALL']), eq(users.is_blocked, false)),
      );
    const [sender] = await db.select({ company: users.company }).from(users).where(eq(users.id, invitation.senderId));
    if (!addressee || !sender || !(await claimLetter(db, invitation, clock.now()))) return undefined;
    return writeInvitation(addressee, sender.company, invitation, publicUrl);
  });
}

/** Whether this may be the hour's letter from this sender to this recipient; of simultaneous ones a single one may. */
async function claimLetter(db: Database, { senderId, recipientId }: NewInvitation, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(invitationLetters)
    .values({ sender_id: senderId, recipient_id: recipientId, sent_at: now })
    .onConflictDoUpdate({
      target: [invitationLetters.sender_id, invitationLetters.recipient_id],
      set: { sent_at: now },
      setWhere: lte(invitationLetters.sent_at, new Date(now.getTime() - HOUR_MS)),
    })
    .returning();
  return claimed.length > 0;
}

function writeInvitation(
  addressee: Addressee,
  company: string,
  { date, point, from }: NewInvitation,
  publicUrl: string,
): Mail {
  const when = `${russianDate(date)} в ${point} (МСК)`;
  return writeLetter(addressee, publicUrl, from ? 'Вас просят перенести встречу' : 'Вас приглашают на встречу', [
    from
      ? `Компания ${company} просит перенести встречу ${russianDate(from.date)} в ${from.point} на ${when}.`
      : `Компания ${company} приглашает вас на встречу ${when}.`,
    `Ответьте на приглашение: ${publicUrl}/invitations`,
  ]);
}

const russianDate = (date: string) => date.split('-').reverse().join('.');

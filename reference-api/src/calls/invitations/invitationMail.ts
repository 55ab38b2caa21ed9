import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
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

/** Tells the recipient of a new invitation by e-mail if they want that. Returns at once and never fails. */
export function queueInvitationMail(
  { db, mailer, publicUrl }: Pick<AppContext, 'db' | 'mailer' | 'publicUrl'>,
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
    return addressee && sender && writeInvitation(addressee, sender.company, invitation, publicUrl);
  });
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

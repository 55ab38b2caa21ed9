import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { invitationLetter } from './letters.ts';

/** A new invitation, as its letter needs it. */
export interface NewInvitation {
  senderId: number;
  recipientId: number;
  date: string;
  point: string;
  from?: { date: string; point: string } | undefined;
}

/** Tells the recipient of a new invitation by e-mail if he wants that. Returns at once and never fails. */
export function queueInvitationMail(
  { db, mailer, publicUrl }: Pick<AppContext, 'db' | 'mailer' | 'publicUrl'>,
  invitation: NewInvitation,
): void {
  mailer.queue(async () => {
    const { senderId, recipientId, date, point, from } = invitation;
    const [addressee] = await db
      .select({ email: users.email, firstname: users.firstname, unsubscribe_token: users.unsubscribe_token })
      .from(users)
      .where(and(eq(users.id, recipientId), inArray(users.notify, ['EMAIL', 'ALL']), eq(users.is_blocked, false)));
    const [sender] = await db.select({ company: users.company }).from(users).where(eq(users.id, senderId));
    return (
      addressee && sender && invitationLetter(addressee, { company: sender.company, date, point, from }, publicUrl)
    );
  });
}

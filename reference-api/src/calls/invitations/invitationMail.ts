import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { invitationLetters, invitations, users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { enqueueJob } from '#platform/jobs/jobRows.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { writeEmail, type Addressee } from '#platform/mail/email.ts';
import type { EmailKind } from '#platform/mail/emailJob.ts';
import { plainName, type Mail } from '#platform/mail/mail.ts';
import { isSlotPast } from '../points/slots.ts';

interface Pair {
  senderId: number;
  recipientId: number;
}

type Invitation = typeof invitations.$inferSelect;

const NAME = 'invitation letter';
const HOUR_MS = 60 * 60 * 1000;

export const INVITATION_MAILBOX = {
  name: 'invitation-mailbox',
  points: 30,
  windowMs: 24 * HOUR_MS,
} satisfies LimitRule;

/** Queues, in the transaction of a new invitation, an e-mail to its recipient. An e-mail already queued covers this invitation too. */
export async function queueInvitationEmail(tx: Database, pair: Pair, now: Date): Promise<void> {
  await enqueueJob(tx, { name: NAME, key: `${pair.senderId}:${pair.recipientId}`, payload: pair }, now);
}

/**
 * E-mails about the newest open invitation of a pair, for recipients who want e-mail; at most one an hour per pair, so that repeated
 * invitations do not flood a mailbox. The e-mail links to all invitations.
 */
export function invitationEmailsOf({
  db,
  publicUrl,
  clock,
}: Pick<AppContext, 'db' | 'publicUrl' | 'clock'>): EmailKind<Pair> {
  return {
    name: NAME,
    mailboxLimit: INVITATION_MAILBOX,
    async write(pair) {
      const now = clock.now();
      const [invitation] = await db
        .select()
        .from(invitations)
        .where(
          and(
            eq(invitations.sender_id, pair.senderId),
            eq(invitations.recipient_id, pair.recipientId),
            eq(invitations.status, 'AWAITING'),
          ),
        )
        .orderBy(desc(invitations.id))
        .limit(1);
      if (!invitation || isSlotPast(invitation.date, invitation.point, now)) return undefined;
      const addressee = await findAddressee(db, pair.recipientId);
      const [sender] = await db.select({ company: users.company }).from(users).where(eq(users.id, pair.senderId));
      if (!addressee || !sender || (await wasWritten(db, pair, now))) return undefined;
      return writeInvitation(addressee, plainName(sender.company), invitation, publicUrl);
    },
    async settle(tx, { senderId, recipientId }, outcome) {
      if (outcome === 'failed') return;
      const sent_at = clock.now();
      await tx
        .insert(invitationLetters)
        .values({ sender_id: senderId, recipient_id: recipientId, sent_at })
        .onConflictDoUpdate({
          target: [invitationLetters.sender_id, invitationLetters.recipient_id],
          set: { sent_at },
        });
    },
  };
}

async function findAddressee(db: Database, id: number): Promise<Addressee | undefined> {
  const [addressee] = await db
    .select({ email: users.email, firstname: users.firstname, unsubscribe_token: users.unsubscribe_token })
    .from(users)
    .where(and(eq(users.id, id), inArray(users.notify, ['EMAIL', 'ALL']), eq(users.is_blocked, false)));
  return addressee;
}

/** Whether this sender's last e-mail to this recipient is less than an hour old. */
async function wasWritten(db: Database, { senderId, recipientId }: Pair, now: Date): Promise<boolean> {
  const [last] = await db
    .select()
    .from(invitationLetters)
    .where(
      and(
        eq(invitationLetters.sender_id, senderId),
        eq(invitationLetters.recipient_id, recipientId),
        gt(invitationLetters.sent_at, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  return last !== undefined;
}

function writeInvitation(
  addressee: Addressee,
  company: string,
  { date, point, from_date, from_point }: Invitation,
  publicUrl: string,
): Mail {
  const when = `${russianDate(date)} в ${point} (МСК)`;
  const isMove = from_date !== null && from_point !== null;
  return writeEmail(addressee, publicUrl, isMove ? 'Вас просят перенести встречу' : 'Вас приглашают на встречу', [
    isMove
      ? `Компания ${company} просит перенести встречу ${russianDate(from_date)} в ${from_point} на ${when}.`
      : `Компания ${company} приглашает вас на встречу ${when}.`,
    `Ответьте на приглашение: ${publicUrl}/invitations`,
  ]);
}

const russianDate = (date: string) => date.split('-').reverse().join('.');

import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import type { Database } from '#platform/database/database.ts';
import { invitationEmails, invitations, notices, siteContent } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { writeEmail } from '#platform/mail/email.ts';
import type { EmailKind } from '#platform/mail/emailJob.ts';
import { plainName, type CalendarFile, type Mail } from '#platform/mail/mail.ts';
import { findCalendarMeetings } from '../calendar/calendarMeetings.ts';
import { writeCalendar } from '../calendar/writeCalendar.ts';
import { isSlotPast } from '../event/slots.ts';
import { prepareNotice, type Outgoing } from './deliverNotice.ts';
import { findFreeCompanies } from './freeCompanies.ts';
import { hrefOf, isCancelled } from './noticeRows.ts';
import { linkLabel, wordNotice } from './noticeTexts.ts';
import { INVITATION_EMAIL, NOTICE_EMAIL } from './writeNotices.ts';

type Means = Pick<AppContext, 'db' | 'publicUrl' | 'clock'>;

interface Pair {
  senderId: number;
  recipientId: number;
}

const HOUR_MS = 60 * 60 * 1000;

export const INVITATION_MAILBOX = {
  name: 'invitation-mailbox',
  points: 30,
  windowMs: 24 * HOUR_MS,
} satisfies LimitRule;

const NOTICE_MAILBOX = { name: 'notice-mailbox', points: 200, windowMs: 24 * HOUR_MS } satisfies LimitRule;

/** E-mails about single notices of the ledger. */
export function noticeEmailsOf(means: Means): EmailKind<{ noticeId: number }> {
  return {
    name: NOTICE_EMAIL,
    mailboxLimit: NOTICE_MAILBOX,
    write: ({ noticeId }) => writeNotice(means, noticeId),
    async settle(tx, { noticeId }, outcome) {
      if (outcome === 'failed') return;
      const mailed = sql`${notices.data} || '{"mailed": true}'::jsonb`;
      await tx.update(notices).set({ data: mailed }).where(eq(notices.id, noticeId));
    },
  };
}

/**
 * E-mails about the newest open invitation of a pair; at most one an hour per pair, so that repeated invitations do not flood a
 * mailbox. The e-mail links to all invitations.
 */
export function invitationEmailsOf(means: Means): EmailKind<Pair> {
  const { db, clock } = means;
  return {
    name: INVITATION_EMAIL,
    mailboxLimit: INVITATION_MAILBOX,
    async write(pair) {
      if (await wasWritten(db, pair, clock.now())) return undefined;
      const noticeId = await findNewest(db, pair);
      return noticeId === undefined ? undefined : writeNotice(means, noticeId);
    },
    async settle(tx, { senderId, recipientId }, outcome) {
      if (outcome === 'failed') return;
      const sent_at = clock.now();
      await tx
        .insert(invitationEmails)
        .values({ sender_id: senderId, recipient_id: recipientId, sent_at })
        .onConflictDoUpdate({
          target: [invitationEmails.sender_id, invitationEmails.recipient_id],
          set: { sent_at },
        });
    },
  };
}

/** The notice of the newest open invitation of a pair. */
async function findNewest(db: Database, { senderId, recipientId }: Pair): Promise<number | undefined> {
  const [newest] = await db
    .select({ id: notices.id })
    .from(notices)
    .innerJoin(invitations, eq(invitations.id, notices.invitation_id))
    .where(
      and(
        eq(notices.user_id, recipientId),
        eq(notices.actor_id, senderId),
        inArray(notices.kind, ['invitation', 'move_asked']),
        eq(invitations.status, 'AWAITING'),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(1);
  return newest?.id;
}

/** Whether this sender's last e-mail to this recipient is less than an hour old. */
async function wasWritten(db: Database, { senderId, recipientId }: Pair, now: Date): Promise<boolean> {
  const [last] = await db
    .select()
    .from(invitationEmails)
    .where(
      and(
        eq(invitationEmails.sender_id, senderId),
        eq(invitationEmails.recipient_id, recipientId),
        gt(invitationEmails.sent_at, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  return last !== undefined;
}

async function writeNotice(means: Means, noticeId: number): Promise<Mail | Date | undefined> {
  const { db, publicUrl, clock } = means;
  const now = clock.now();
  const outgoing = await prepareNotice(db, noticeId, 'email', now);
  if (!outgoing || outgoing instanceof Date) return outgoing;
  const { notice, addressee, facts } = outgoing;
  const { title, sentence } = wordNotice(facts);
  const day =
    notice.kind === 'day' ? await findCalendarMeetings(db, notice.user_id, notice.date ?? moscowDate(now)) : undefined;
  if (day?.length === 0) return undefined;
  const calendar = day ? writeCalendar(day, { publicUrl, now }) : calendarOf(outgoing, publicUrl, now);
  const list = day?.map(({ point, company, place }) => `${point} ${company}${place === undefined ? '' : `, ${place}`}`);
  const free = await freeInstead(db, outgoing, now);
  const contact = notice.kind === 'rejected' ? await findManager(db) : undefined;
  const paragraphs = [
    sentence,
    ...(contact === undefined ? [] : [`Вопросы: ${contact}`]),
    ...(free.length > 0 ? [`В это же время свободны и подходят вам: ${free.join(', ')}.`] : []),
    ...(list ? [list.join('\n')] : []),
    ...(calendar && !day ? ['Календарь во вложении обновит запись сам.'] : []),
  ];
  return writeEmail(addressee, publicUrl, {
    subject: title,
    paragraphs,
    link: { label: linkLabel(notice), url: publicUrl + hrefOf(notice) },
    calendar,
  });
}

/** The first contact that organizers have set, on one line. */
async function findManager(db: Database): Promise<string | undefined> {
  const [site] = await db
    .select({ value: siteContent.value })
    .from(siteContent)
    .where(eq(siteContent.name, 'managers'));
  const [manager] = (site?.value ?? []) as NonNullable<Schema<'Site'>['managers']>;
  return manager && [manager.name, manager.phone, manager.email].filter(Boolean).join(', ');
}

/** Companies to meet instead of the one that has cancelled. */
async function freeInstead(db: Database, { notice, facts: { slot } }: Outgoing, now: Date): Promise<string[]> {
  if (!isCancelled(notice) || !slot || isSlotPast(slot.date, slot.point, now)) return [];
  const found = await findFreeCompanies(db, { userId: notice.user_id, exceptId: notice.actor_id, slot });
  return found.map(({ company }) => plainName(company));
}

/** The calendar file of an e-mail about an agreed, moved or cancelled meeting. */
function calendarOf({ notice, facts, sequence }: Outgoing, publicUrl: string, now: Date): CalendarFile | undefined {
  const { kind, meeting_id } = notice;
  const isOff = isCancelled(notice);
  const isAgreed = kind === 'accepted' || kind === 'move_accepted' || kind === 'by_organizer';
  if (meeting_id === null || !facts.slot || !(isOff || isAgreed)) return undefined;
  const { company, place, slot } = facts;
  return writeCalendar([{ ...slot, id: meeting_id, sequence, company, place, isCancelled: isOff }], { publicUrl, now });
}

import { and, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { invitations, meetingAgreements, meetings, notices, noticeSettings, users } from '#platform/database/schema.ts';
import { plainName, plainText } from '#platform/mail/mail.ts';
import { isSlotPast } from '../event/slots.ts';
import { isWanted, type NoticeChannel, type NoticeKind } from './noticeRules.ts';
import type { NoticeFacts } from './noticeTexts.ts';
import { DEFAULT_QUIET_HOURS, endOfQuietHours } from './quietHours.ts';

type Notice = typeof notices.$inferSelect;

/** A notice that may leave by a channel now. */
export interface Outgoing {
  notice: Notice;
  addressee: { email: string; firstname: string; unsubscribe_token: string };
  /** With the meeting as it is now. */
  facts: NoticeFacts;
  /** Revision of the meeting's calendar event. */
  sequence: number;
}

/** Notification modes that allow a channel. */
const MODES: Record<NoticeChannel, readonly string[]> = {
  email: ['EMAIL', 'ALL'],
  bot: ['SMS', 'ALL'],
  browser: ['NOT', 'EMAIL', 'SMS', 'ALL'],
};

/**
 * Decides whether a notice leaves by a channel: by the user's mode, groups and quiet hours, and unless a later change has
 * made it wrong.
 * @returns undefined to drop it, an instant to try again then
 */
export async function prepareNotice(
  db: Database,
  noticeId: number,
  channel: NoticeChannel,
  now: Date,
): Promise<Outgoing | Date | undefined> {
  const [found] = await db
    .select({ notice: notices, user: users, settings: noticeSettings })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.user_id))
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, notices.user_id))
    .where(eq(notices.id, noticeId));
  if (!found) return undefined;
  const { notice, user, settings } = found;
  const isAllowed =
    MODES[channel].includes(user.notify) &&
    (!user.is_blocked || notice.kind === 'blocked') &&
    isWanted(notice.kind, channel, settings?.groups ?? {});
  if (!isAllowed) return undefined;
  const quietUntil = endOfQuietHours(settings ?? DEFAULT_QUIET_HOURS, now);
  if (quietUntil && !notice.urgent) return quietUntil;
  // Checked last, so that the check is as fresh as possible.
  const meeting = await findMeeting(db, notice);
  if (await isOutdated(db, notice, meeting, now)) return undefined;
  const [actor] =
    notice.actor_id === null
      ? []
      : await db.select({ company: users.company }).from(users).where(eq(users.id, notice.actor_id));
  return {
    notice,
    addressee: user,
    facts: toFacts(notice, meeting, actor?.company ?? ''),
    sequence: meeting?.sequence ?? notice.data.sequence ?? 0,
  };
}

/** Kinds that are about a meeting that takes place. */
const ABOUT_MEETING: readonly NoticeKind[] = [
  'accepted',
  'move_accepted',
  'move_declined',
  'place',
  'reminder',
  'arrived',
  'late',
];
/** Kinds that ask for an answer. */
const ASKING: readonly NoticeKind[] = ['invitation', 'move_asked', 'expiring'];

const AGREEMENTS: readonly NoticeKind[] = ['agreement_asked', 'agreement_confirmed'];

type Meeting = typeof meetings.$inferSelect & { place: string | null };

async function findMeeting(db: Database, { kind, meeting_id }: Notice): Promise<Meeting | undefined> {
  if (meeting_id === null || !ABOUT_MEETING.includes(kind)) return undefined;
  const place = sql<string | null>`meeting_place(${meetings.place_id}, ${meetings.link})`;
  const [meeting] = await db
    .select({ ...getTableColumns(meetings), place })
    .from(meetings)
    .where(eq(meetings.id, meeting_id));
  return meeting;
}

async function isOutdated(db: Database, notice: Notice, meeting: Meeting | undefined, now: Date): Promise<boolean> {
  const { kind, user_id, id, invitation_id, meeting_id } = notice;
  if (ABOUT_MEETING.includes(kind) && !meeting) return true;
  if (ASKING.includes(kind)) {
    const [asked] = await db
      .select()
      .from(invitations)
      .where(and(eq(invitations.id, invitation_id ?? 0), eq(invitations.status, 'AWAITING')));
    return !asked || isSlotPast(asked.date, asked.point, now);
  }
  if (meeting_id === null) return false;
  if (AGREEMENTS.includes(kind)) return !(await isPresentAgreement(db, notice));
  const [later] = await db
    .select({ one: sql`1` })
    .from(notices)
    .where(
      and(
        eq(notices.user_id, user_id),
        gt(notices.id, id),
        eq(notices.meeting_id, meeting_id),
        or(
          inArray(notices.kind, ['cancelled', 'by_organizer']),
          // A declined move leaves what an e-mail about an agreement says, but not what one about an earlier move says.
          kind === 'accepted' || kind === 'move_accepted' ? eq(notices.kind, 'move_accepted') : undefined,
        ),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/** Whether the sentence of a notice is still proposed, or still in force. */
async function isPresentAgreement(db: Database, { kind, meeting_id, text }: Notice): Promise<boolean> {
  const [agreement] = await db
    .select()
    .from(meetingAgreements)
    .where(eq(meetingAgreements.meeting_id, meeting_id ?? 0));
  return text === (kind === 'agreement_asked' ? agreement?.proposed_text : agreement?.agreed_text);
}

/** @param meeting as it is now */
export function toFacts(notice: Notice, meeting: Meeting | undefined, company: string): NoticeFacts {
  const { kind, date, point, from_date, from_point, text, data } = notice;
  // An agreement may have been moved since; the other kinds say what they are about.
  const slot = kind === 'accepted' || kind === 'move_accepted' ? (meeting ?? notice) : { date, point };
  const place = meeting?.place ?? data.place;
  return {
    kind,
    company: plainName(company),
    slot: slot.date !== null && slot.point !== null ? { date: slot.date, point: slot.point } : undefined,
    from: from_date !== null && from_point !== null ? { date: from_date, point: from_point } : undefined,
    text: plainText(text ?? ''),
    place: place ?? undefined,
    count: data.count ?? 0,
    cause: data.cause,
    companies: (data.companies ?? []).map((free) => plainName(free.company)).join(', '),
  };
}

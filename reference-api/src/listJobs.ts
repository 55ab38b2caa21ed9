import { lte } from 'drizzle-orm';
import { passwordEmailsOf } from '#calls/auth/accountPasswords.ts';
import { PLACE_MS } from '#calls/auth/limits.ts';
import { undoEmailsOf } from '#calls/auth/undoEmails.ts';
import { broadcastBotJob, broadcastEmailsOf, broadcastTestsOf } from '#calls/broadcasts/broadcastMail.ts';
import { broadcastJob } from '#calls/broadcasts/sendBroadcasts.ts';
import { toldSince } from '#calls/calendar/calendarMeetings.ts';
import { unseenEmailsDue, unseenEmailsOf } from '#calls/chats/unseenMail.ts';
import { openingJobs } from '#calls/meetings/freedSlots.ts';
import { noticeBotJob } from '#calls/notices/noticeBot.ts';
import { noticeJobs } from '#calls/notices/noticeJobs.ts';
import { invitationEmailsOf, noticeEmailsOf } from '#calls/notices/noticeMail.ts';
import { timedNewsJob } from '#calls/organizer/timedNews.ts';
import { checkFreeTime } from '#calls/points/checkFreeTime.ts';
import { sweepFailures } from '#calls/reports/failures.ts';
import { sweepFigures } from '#calls/reports/figures.ts';
import { ownerAlertJob } from '#calls/reports/ownerAlerts.ts';
import { webPushJob } from '#calls/web-push/webPushJob.ts';
import { wishJob } from '#calls/wishes/wishJob.ts';
import type { Database } from '#platform/database/database.ts';
import {
  cancelledMeetings,
  emailChanges,
  knownPlaces,
  limitCounts,
  mailedPasswords,
  organizerAnswers,
  organizerJournal,
  pushSubscriptions,
} from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { Job, QueuedJob } from '#platform/jobs/job.ts';
import { emailJob } from '#platform/mail/emailJob.ts';
import type { Deliver } from '#platform/mail/mail.ts';
import { expiredSessions } from '#platform/sessions/sessions.ts';
import { sweepStorage } from '#platform/storage/sweepStorage.ts';
import { refreshDemo } from './seed/moveDemo.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const JOURNAL_DAYS = 400;
const UNCONFIRMED_DAYS = 30;

/** All background jobs. */
export function listJobs(context: AppContext, deliver: Deliver): Job[] {
  const { db, clock, storage } = context;
  return [
    expiredSessions(db, clock),
    {
      kind: 'recurring',
      name: 'storage',
      everyMs: HOUR_MS,
      firstAfterMs: HOUR_MS,
      run: () => sweepStorage(db, storage, clock),
    },
    { kind: 'recurring', name: 'reports', everyMs: HOUR_MS, run: () => sweepFailures(db, clock.now()) },
    { kind: 'recurring', name: 'figures', everyMs: HOUR_MS, run: () => sweepFigures(db, clock.now()) },
    { kind: 'recurring', name: 'demo', everyMs: HOUR_MS, run: () => refreshDemo(db, clock) },
    { kind: 'recurring', name: 'accounts', everyMs: MINUTE_MS, run: () => sweepAccounts(db, clock.now()) },
    { kind: 'recurring', name: 'free time', everyMs: DAY_MS, run: () => checkFreeTime(db) },
    { kind: 'recurring', name: 'journal', everyMs: HOUR_MS, run: () => sweepJournal(db, clock.now()) },
    ...noticeJobs(context),
    ...openingJobs(context),
    wishJob(context),
    timedNewsJob(context),
    broadcastJob(context),
    unseenEmailsDue(context),
    webPushJob(context),
    ...listEmailJobs(context, deliver),
  ];
}

/** The jobs that send e-mails and the bot's messages, one per kind. */
export function listEmailJobs(context: AppContext, deliver: Deliver): QueuedJob[] {
  return [
    emailJob(passwordEmailsOf(context), deliver, context.limiter),
    emailJob(undoEmailsOf(context), deliver, context.limiter),
    emailJob(invitationEmailsOf(context), deliver, context.limiter),
    emailJob(noticeEmailsOf(context), deliver, context.limiter),
    emailJob(unseenEmailsOf(context), deliver, context.limiter),
    emailJob(broadcastEmailsOf(context), deliver, context.limiter),
    emailJob(broadcastTestsOf(context), deliver, context.limiter),
    noticeBotJob(context),
    broadcastBotJob(context),
    ownerAlertJob(context, deliver),
  ];
}

/**
 * Deletes expired counters, mailed passwords, undo links of e-mail changes, cancelled meetings that calendars know, and
 * places and browsers not used for long.
 */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  await db.delete(limitCounts).where(lte(limitCounts.expire, now));
  await db.delete(mailedPasswords).where(lte(mailedPasswords.expires_at, now));
  await db.delete(emailChanges).where(lte(emailChanges.expires_at, now));
  await db.delete(cancelledMeetings).where(lte(cancelledMeetings.cancelled_at, toldSince(now)));
  const unconfirmed = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
  await db.delete(pushSubscriptions).where(lte(pushSubscriptions.confirmed_at, unconfirmed));
  await db.delete(knownPlaces).where(lte(knownPlaces.seen_at, new Date(now.getTime() - PLACE_MS)));
}

/** Deletes old entries of the organizers' journal, and answers to writes older than a day. */
async function sweepJournal(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(organizerJournal).where(lte(organizerJournal.at, before(JOURNAL_DAYS)));
  await db.delete(organizerAnswers).where(lte(organizerAnswers.at, before(1)));
}

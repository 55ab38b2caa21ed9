import { and, eq, sql } from 'drizzle-orm';
import { noticePath } from 'shared-api/notice-path';
import type { Database } from '#platform/database/database.ts';
import { broadcastRecipients, broadcasts, notices, noticeSettings, users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { QueuedJob } from '#platform/jobs/job.ts';
import { writeEmail } from '#platform/mail/email.ts';
import { RETRY_MS, type EmailKind } from '#platform/mail/emailJob.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { DEFAULT_QUIET_HOURS, endOfQuietHours } from '../notices/quietHours.ts';
import type { Broadcast } from './broadcastRows.ts';
import { fillWords } from './placeholders.ts';
import { getsEmail, REACHED } from './segment.ts';
import { BROADCAST_BOT, BROADCAST_EMAIL, noticeKeyOf } from './sendBroadcasts.ts';

type Means = Pick<AppContext, 'db' | 'publicUrl' | 'clock'>;

interface Recipient {
  broadcastId: number;
  userId: number;
}

export const BROADCAST_TEST_EMAIL = 'broadcast test letter';

const LONGEST_MESSAGE = 500;
const AT_ONCE = 4;

/** E-mails of a mailing. Each keeps its id when it is sent again after a failure, so that mailboxes recognise duplicates. */
export function broadcastEmailsOf(means: Means): EmailKind<Recipient> {
  return {
    name: BROADCAST_EMAIL,
    messageId: ({ broadcastId, userId }) => `broadcast-${broadcastId}-${userId}`,
    async write(recipient, tries) {
      const outgoing = await prepare(means, recipient, 'email', tries);
      if (!outgoing || outgoing instanceof Date) return outgoing;
      return compose(means, outgoing.broadcast, outgoing.user);
    },
    settle: (tx, recipient, outcome) => setState(tx, recipient, { email: outcome }),
  };
}

/** Test e-mails to organizers; their notification settings do not matter. */
export function broadcastTestsOf(means: Means): EmailKind<Recipient> {
  return {
    name: BROADCAST_TEST_EMAIL,
    async write({ broadcastId, userId }) {
      const [found] = await means.db
        .select({ broadcast: broadcasts, user: users })
        .from(broadcasts)
        .innerJoin(users, eq(users.id, userId))
        .where(eq(broadcasts.id, broadcastId));
      return found && compose(means, found.broadcast, found.user);
    },
  };
}

/** The job that sends a mailing by the messaging service's bot, which this server only imitates. */
export function broadcastBotJob(means: Means): QueuedJob {
  const { db, clock } = means;
  return {
    kind: 'queued',
    name: BROADCAST_BOT,
    atOnce: AT_ONCE,
    retryMs: RETRY_MS,
    async run({ payload, tries }) {
      const recipient = payload as Recipient;
      const outgoing = await prepare(means, recipient, 'bot', tries);
      if (!outgoing || outgoing instanceof Date) return outgoing;
      const { broadcast, user } = outgoing;
      const words = await wordsFor(db, broadcast, user.id, means);
      const { url } = await findPage(means, recipient);
      const bot_text = Array.from(`${words.subject}\n\n${words.text}`)
        .slice(0, LONGEST_MESSAGE - url.length - 1)
        .join('');
      return (tx) => setState(tx, recipient, { bot: 'sent', bot_at: clock.now(), bot_text: `${bot_text} ${url}` });
    },
    giveUp: (tx, payload) => setState(tx, payload as Recipient, { bot: 'failed' }),
  };
}

async function setState(
  tx: Database,
  { broadcastId, userId }: Recipient,
  fields: Partial<typeof broadcastRecipients.$inferInsert>,
): Promise<void> {
  await tx
    .update(broadcastRecipients)
    .set(fields)
    .where(and(eq(broadcastRecipients.broadcast_id, broadcastId), eq(broadcastRecipients.user_id, userId)));
}

interface Outgoing {
  broadcast: Broadcast;
  user: typeof users.$inferSelect;
}

/** @returns undefined when it went out or is no longer wanted, an instant to try again then */
async function prepare(
  { db, clock }: Means,
  recipient: Recipient,
  channel: 'email' | 'bot',
  tries: number,
): Promise<Outgoing | Date | undefined> {
  const now = clock.now();
  const { broadcastId, userId } = recipient;
  const [found] = await db
    .select({ broadcast: broadcasts, user: users, settings: noticeSettings, state: broadcastRecipients[channel] })
    .from(broadcastRecipients)
    .innerJoin(broadcasts, eq(broadcasts.id, broadcastRecipients.broadcast_id))
    .innerJoin(users, eq(users.id, broadcastRecipients.user_id))
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, broadcastRecipients.user_id))
    .where(and(eq(broadcastRecipients.broadcast_id, broadcastId), eq(broadcastRecipients.user_id, userId)));
  if (found?.state !== 'waiting') return undefined;
  const { broadcast, user, settings } = found;
  if (!(await isWanted(db, broadcast, userId, channel))) {
    await setState(db, recipient, { [channel]: 'left_out' });
    return undefined;
  }
  // A retry does not wait: the count of its tries would restart every night.
  const quietUntil = tries === 1 ? endOfQuietHours(settings ?? DEFAULT_QUIET_HOURS, now) : undefined;
  return quietUntil ?? { broadcast, user };
}

/** Whether a recipient still wants the channel, and was not shut out since the mailing began. */
async function isWanted(
  db: Database,
  { is_service, segment: { ids, state } }: Broadcast,
  userId: number,
  channel: 'email' | 'bot',
): Promise<boolean> {
  const isReached = channel === 'email' ? getsEmail(is_service) : REACHED.bot;
  const mayBeBlocked = ids !== undefined || state === 'blocked';
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(and(eq(users.id, userId), isReached, mayBeBlocked ? undefined : sql`not ${users.is_blocked}`));
  return found !== undefined;
}

async function wordsFor(db: Database, broadcast: Broadcast, userId: number, { publicUrl, clock }: Means) {
  const now = clock.now();
  const filled = await fillWords(db, broadcast, [userId], { publicUrl, now, begunAt: broadcast.begun_at ?? now });
  return filled.get(userId) ?? broadcast;
}

/** A link of an organizer shows where it leads: its words are its address. */
async function compose(
  means: Means,
  broadcast: Broadcast,
  { id, email, firstname, unsubscribe_token }: typeof users.$inferSelect,
): Promise<Mail> {
  const { subject, text } = await wordsFor(means.db, broadcast, id, means);
  const addressee = broadcast.is_service ? { email, firstname } : { email, firstname, unsubscribe_token };
  return writeEmail(addressee, means.publicUrl, {
    subject,
    paragraphs: text.split(/\n{2,}/),
    link: await findPage(means, { broadcastId: broadcast.id, userId: id }),
  });
}

/** The mailing's own page, which its notice has; without one the start page. */
async function findPage({ db, publicUrl }: Means, { broadcastId, userId }: Recipient) {
  const [notice] = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.user_id, userId), eq(notices.key, noticeKeyOf(broadcastId))));
  return notice
    ? { label: 'Открыть сообщение', url: publicUrl + noticePath({ kind: 'organizer', id: notice.id }) }
    : { label: 'Открыть «Встречу»', url: publicUrl };
}

import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.ts';
import { broadcastRecipients, notices, users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { QueuedJob } from '#platform/jobs/job.ts';
import { RETRY_MS } from '#platform/mail/emailJob.ts';
import { prepareNotice, toFacts } from './deliverNotice.ts';
import { hrefOf } from './noticeRows.ts';
import { wordNotice } from './noticeTexts.ts';
import { NOTICE_BOT } from './writeNotices.ts';

/** Messages of the bot on its page. */
const MOST_MESSAGES = 20;
const LONGEST_MESSAGE = 500;
const AT_ONCE = 4;

/**
 * The job that sends a notice by the messaging service's bot. This server only imitates the service: a sent message is on the
 * bot's page.
 */
export function noticeBotJob({ db, clock }: Pick<AppContext, 'db' | 'clock'>): QueuedJob {
  return {
    kind: 'queued',
    name: NOTICE_BOT,
    atOnce: AT_ONCE,
    retryMs: RETRY_MS,
    async run({ payload }) {
      const { noticeId } = payload as { noticeId: number };
      const outgoing = await prepareNotice(db, noticeId, 'bot', clock.now());
      if (!outgoing || outgoing instanceof Date) return outgoing;
      return async (tx) => void (await tx.update(notices).set({ bot_at: clock.now() }).where(eq(notices.id, noticeId)));
    },
  };
}

/** The bot's messages to the owner of a connection, newest first. */
export async function findBotMessages(db: Database, connection: string, publicUrl: string): Promise<string[]> {
  const actors = alias(users, 'actors');
  const told = await db
    .select({ notice: notices, company: actors.company })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.user_id))
    .leftJoin(actors, eq(actors.id, notices.actor_id))
    .where(and(eq(users.connection_code, connection), isNotNull(notices.bot_at)))
    .orderBy(desc(notices.bot_at), desc(notices.id))
    .limit(MOST_MESSAGES);
  const mailed = await db
    .select({ at: broadcastRecipients.bot_at, text: broadcastRecipients.bot_text })
    .from(broadcastRecipients)
    .innerJoin(users, eq(users.id, broadcastRecipients.user_id))
    .where(and(eq(users.connection_code, connection), eq(broadcastRecipients.bot, 'sent')))
    .orderBy(desc(broadcastRecipients.bot_at))
    .limit(MOST_MESSAGES);
  return [
    ...told.map(({ notice, company }) => ({ at: notice.bot_at, text: writeMessage(notice, company ?? '', publicUrl) })),
    ...mailed,
  ]
    .sort((one, other) => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0))
    .slice(0, MOST_MESSAGES)
    .map(({ text }) => text ?? '');
}

function writeMessage(notice: typeof notices.$inferSelect, company: string, publicUrl: string): string {
  const { sentence } = wordNotice(toFacts(notice, undefined, company));
  const link = publicUrl + hrefOf(notice);
  return `${Array.from(sentence)
    .slice(0, LONGEST_MESSAGE - link.length - 1)
    .join('')} ${link}`;
}

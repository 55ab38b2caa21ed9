import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { broadcastRecipients, broadcasts, noticeSettings, users } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { RecurringJob } from '#platform/jobs/job.ts';
import { organize, type Organizing } from '#platform/journal/organize.ts';
import { withEvents, type Tell } from '#platform/push/withEvents.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import type { Broadcast } from './broadcastRows.ts';
import { fillWords, isSlowToFill } from './placeholders.ts';
import { getsEmail, inSegment, REACHED } from './segment.ts';

export const BROADCAST_EMAIL = 'broadcast letter';
export const BROADCAST_BOT = 'broadcast message';

const SECOND_MS = 1000;
/** Recipients per transaction, one transaction a second; fewer when each takes long. */
const PART = 200;
const SLOW_PART = 40;

/** The key of a mailing's notices. */
export const noticeKeyOf = (broadcastId: number) => `organizer:${broadcastId}`;

type Means = Pick<AppContext, 'db' | 'clock' | 'push' | 'publicUrl'>;

/** The job that begins mailings whose time has come, one at a time, and hands out their e-mails and notices in parts. */
export function broadcastJob(context: Means): RecurringJob {
  return {
    kind: 'recurring',
    name: 'broadcasts',
    everyMs: SECOND_MS,
    onlyIf: (now) =>
      sql`exists (select from broadcasts where state = 'sending' or state = 'scheduled' and send_at <= ${instant(now)})`,
    async run() {
      await organize(context, null, beginNext);
      await withEvents(context, (tx, tell) => sendPart(tx, tell, context));
      await organize(context, null, finish);
    },
  };
}

/** Takes the recipients of the mailing that is due longest, unless another mailing is under way. */
export async function beginNext(act: Organizing): Promise<void> {
  const { tx, now } = act;
  act.unchanged();
  if ((await tx.$count(broadcasts, eq(broadcasts.state, 'sending'))) > 0) return;
  const [due] = await tx
    .select()
    .from(broadcasts)
    .where(and(eq(broadcasts.state, 'scheduled'), lte(broadcasts.send_at, now)))
    .orderBy(asc(broadcasts.send_at), asc(broadcasts.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return;
  const stateOf = (name: 'email' | 'bot', isReached: SQL) =>
    due.channels.includes(name) ? sql`case when ${isReached} then 'waiting' else 'left_out' end` : sql`null`;
  const [taken] = await selectRows<{ count: number }>(
    tx,
    sql`with taken as (insert into broadcast_recipients (broadcast_id, user_id, bell, email, bot)
      select ${due.id}::int, ${users.id}, ${due.channels.includes('bell') ? REACHED.bell : sql`false`},
        ${stateOf('email', getsEmail(due.is_service))}, ${stateOf('bot', REACHED.bot)}
      from ${users} left join ${noticeSettings} on ${noticeSettings.user_id} = ${users.id}
      where ${inSegment(due.segment, now)}
      returning 1) select count(*)::int as count from taken`,
  );
  const total = taken?.count ?? 0;
  await tx.update(broadcasts).set({ state: 'sending', begun_at: now, total }).where(eq(broadcasts.id, due.id));
  const { id, subject, channels } = due;
  await act.journal('broadcast.send', { type: 'broadcast', ids: [id], title: subject }, null, { channels, total });
}

/** Writes the notices and queues the e-mails and bot's messages of the next recipients. */
async function sendPart(
  tx: Database,
  tell: Tell,
  { clock, publicUrl }: Pick<Means, 'clock' | 'publicUrl'>,
): Promise<void> {
  const now = clock.now();
  const broadcast = await findUnderWay(tx);
  if (!broadcast) return;
  const { id, begun_at } = broadcast;
  const part = await tx
    .select()
    .from(broadcastRecipients)
    .where(and(eq(broadcastRecipients.broadcast_id, id), eq(broadcastRecipients.is_handled, false)))
    .orderBy(asc(broadcastRecipients.user_id))
    .limit(isSlowToFill(broadcast.text) ? SLOW_PART : PART)
    .for('update', { skipLocked: true });
  if (part.length === 0) return;
  const bells = part.filter(({ bell }) => bell).map(({ user_id }) => user_id);
  const words = await fillWords(tx, broadcast, bells, { publicUrl, now, begunAt: begun_at ?? now });
  const notices = [...words].map(([user_id, { subject, text }]) => ({
    user_id,
    kind: 'organizer' as const,
    key: noticeKeyOf(id),
    text: subject,
    data: { body: text },
  }));
  tell(...(await writeNotices(tx, notices, now)));
  const waiting = (channel: 'email' | 'bot') =>
    part.filter(({ [channel]: state }) => state === 'waiting').map(({ user_id }) => user_id);
  await queueFor(tx, BROADCAST_EMAIL, id, waiting('email'), now);
  await queueFor(tx, BROADCAST_BOT, id, waiting('bot'), now);
  await tx
    .update(broadcastRecipients)
    .set({ is_handled: true })
    .where(
      and(
        eq(broadcastRecipients.broadcast_id, id),
        sql`${broadcastRecipients.user_id} = any(${intArray(part.map(({ user_id }) => user_id))})`,
      ),
    );
}

/** Adds a job per recipient; one that waits already is left alone. */
export async function queueFor(
  tx: Database,
  name: string,
  broadcastId: number,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into jobs (name, key, payload, run_at)
    select ${name}::text, ${`${name}:${broadcastId}:`}::text || user_id, jsonb_build_object('broadcastId', ${broadcastId}::int, 'userId', user_id), ${instant(now)}
    from unnest(${intArray(userIds)}) as recipient (user_id) on conflict (key) do nothing`);
}

/** Ends the mailing under way once each e-mail was tried or waits for the end of quiet hours. */
export async function finish(act: Organizing): Promise<void> {
  const { tx, now } = act;
  act.unchanged();
  const broadcast = await findUnderWay(tx);
  if (!broadcast) return;
  const [open] = await selectRows<{ is_open: boolean }>(
    tx,
    sql`select exists (select from broadcast_recipients where broadcast_id = ${broadcast.id} and not is_handled)
      or exists (select from jobs where name in (${BROADCAST_EMAIL}, ${BROADCAST_BOT}) and tries = 0 and failed_at is null and run_at <= ${instant(now)}) as is_open`,
  );
  if (open?.is_open) return;
  await tx.update(broadcasts).set({ state: 'sent', sent_at: now }).where(eq(broadcasts.id, broadcast.id));
}

async function findUnderWay(tx: Database): Promise<Broadcast | undefined> {
  const [found] = await tx.select().from(broadcasts).where(eq(broadcasts.state, 'sending'));
  return found;
}

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

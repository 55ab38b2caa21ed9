import { sql, type SQL } from 'drizzle-orm';
import { moscowTime } from '#platform/clock/clock.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import type { notices } from '#platform/database/schema.ts';
import { LEASE_MS } from '#platform/jobs/job.ts';
import { userChannel } from '#platform/push/channelData.ts';
import type { PushEvent } from '#platform/push/withEvents.ts';
import { SLOT_MINUTES, slotStart } from '../event/slots.ts';
import { toNotice, type NoticeRow } from './noticeRows.ts';
import { NOTICE_RULES } from './noticeRules.ts';
import { PUSH_WAIT_MS, WEB_PUSH } from './queuePush.ts';

type Insert = typeof notices.$inferInsert;

/** A notice to write; `key` makes it once per user and subject. */
export type NewNotice = Pick<
  Insert,
  | 'user_id'
  | 'kind'
  | 'key'
  | 'actor_id'
  | 'invitation_id'
  | 'meeting_id'
  | 'date'
  | 'point'
  | 'from_date'
  | 'from_point'
  | 'text'
  | 'data'
>;

export const NOTICE_EMAIL = 'notice letter';
export const INVITATION_EMAIL = 'invitation letter';
export const NOTICE_BOT = 'notice message';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const URGENT_HOURS = 12;
/** Notices of one actor to one user within an hour; further ones are for the bell alone. */
const MOST_AN_HOUR = 30;
const EVENT_BYTES = 10_000;

const POLICY = JSON.stringify(
  Object.entries(NOTICE_RULES).map(([kind, { email, bot, browser, isPaced = false, emailWaitMs = 0 }]) => ({
    kind,
    has_email: email !== undefined,
    has_bot: bot !== undefined,
    has_push: browser !== undefined,
    is_paced: isPaced,
    wait: emailWaitMs,
  })),
);
const URGENT_KINDS = Object.entries(NOTICE_RULES)
  .filter(([, { mayBeUrgent }]) => mayBeUrgent)
  .map(([kind]) => kind);

/**
 * Writes notices in the transaction of the change that they are about, and queues their e-mails, messages of the bot and
 * web pushes.
 * @returns the push events of those that are new
 */
export function writeNotices(tx: Database, drafts: NewNotice[], now: Date): Promise<PushEvent[]> {
  if (drafts.length === 0) return Promise.resolve([]);
  const rows = JSON.stringify(
    drafts.map((draft) => ({ ...draft, data: draft.data ?? {}, urgent: isUrgent(draft, now) })),
  );
  const inserted = sql`
    insert into notices (user_id, kind, key, actor_id, invitation_id, meeting_id, date, point, from_date, from_point, text, data, urgent, created_at, told_at)
    select user_id, kind, key, actor_id, invitation_id, meeting_id, date, point, from_date, from_point, text, data, urgent, ${instant(now)}, ${instant(now)}
    from jsonb_to_recordset(${rows}::jsonb) as new (user_id int, kind text, key text, actor_id int, invitation_id int, meeting_id int, date date, point text,
      from_date date, from_point text, text text, data jsonb, urgent boolean)
    on conflict (user_id, key) do nothing returning *`;
  // The statement's own rows are not in the table that it reads.
  return tell(tx, inserted, sql`count(*) over (partition by told.user_id)`, now);
}

const UNTOLD_BATCH = 100;

/** SQL condition: something has written notices without telling of them. */
export const hasUntold = (): SQL => sql`exists (select from notices where told_at is null)`;

/** Tells of some notices that the database or the clock wrote. @returns undefined without untold notices */
export async function tellUntold(tx: Database, now: Date): Promise<PushEvent[] | undefined> {
  const local = sql`${moscowTime(now)}::timestamp`;
  const events = await tell(
    tx,
    sql`update notices set told_at = ${instant(now)}, created_at = ${instant(now)},
      urgent = kind = any(${`{${URGENT_KINDS.join(',')}}`}::text[])
        and coalesce(date + point::time between ${local} and ${local} + interval '${sql.raw(String(URGENT_HOURS))} hours', false)
    where id in (select id from notices where told_at is null order by id limit ${sql.raw(String(UNTOLD_BATCH))} for update skip locked)
    returning *`,
    sql`0`,
    now,
  );
  return events.length === 0 ? undefined : events;
}

interface Told extends Omit<NoticeRow, 'created_at'> {
  user_id: number;
  unread_count: number;
  earlier: number;
}

/** @param written SQL that writes and returns rows of the ledger @param added how many of a user's rows the count of unread ones misses */
async function tell(tx: Database, written: SQL, added: SQL, now: Date): Promise<PushEvent[]> {
  const told = await selectRows<Told>(
    tx,
    sql`with told as materialized (${written}),
    counted as materialized (
      select told.*, (
        select count(*) from notices as other where other.user_id = told.user_id and other.actor_id = told.actor_id
          and other.id <> told.id and other.created_at > ${instant(new Date(now.getTime() - HOUR_MS))}
      )::int as earlier,
      ((select count(*) from notices as other where other.user_id = told.user_id and other.read_at is null) + ${added})::int as unread_count
      from told
    ),
    due as (
      select distinct on (job.key) job.* from counted
      join jsonb_to_recordset(${POLICY}::jsonb) as policy (kind text, has_email boolean, has_bot boolean, has_push boolean, is_paced boolean, wait int) using (kind)
      join users on users.id = counted.user_id
      cross join lateral (
        select ${NOTICE_EMAIL}::text as name, ${`${NOTICE_EMAIL}:`}::text || counted.id as key,
          jsonb_build_object('noticeId', counted.id) as payload, policy.wait
        where has_email and not is_paced and users.notify in ('EMAIL', 'ALL')
        union all
        select ${INVITATION_EMAIL}::text, ${`${INVITATION_EMAIL}:`}::text || counted.actor_id || ':' || counted.user_id,
          jsonb_build_object('senderId', counted.actor_id, 'recipientId', counted.user_id), 0
        where has_email and is_paced and users.notify in ('EMAIL', 'ALL')
        union all
        select ${NOTICE_BOT}::text, ${`${NOTICE_BOT}:`}::text || counted.id, jsonb_build_object('noticeId', counted.id), 0
        where has_bot and users.notify in ('SMS', 'ALL') and users.connection_chat_id is not null
        union all
        select ${WEB_PUSH}::text, ${`${WEB_PUSH}:`}::text || counted.id || ':' || browser.id,
          jsonb_build_object('subscriptionId', browser.id, 'noticeIds', jsonb_build_array(counted.id), 'messageIds', '[]'::jsonb),
          case when counted.urgent then 0 else ${sql.raw(String(PUSH_WAIT_MS))} end
        from push_subscriptions as browser where has_push and browser.user_id = counted.user_id
      ) as job
      where counted.earlier < ${sql.raw(String(MOST_AN_HOUR))}
    ),
    queued as (
      insert into jobs (name, key, payload, run_at)
      select name, key, payload, ${instant(now)} + wait * interval '1 millisecond' from due
      on conflict (key) do update set payload = excluded.payload, run_at = least(jobs.run_at, ${instant(new Date(now.getTime() + LEASE_MS))})
    )
    select counted.id, user_id, kind, actor_id, invitation_id, meeting_id, date::text, point, from_date::text, from_point, text, data, urgent, read_at,
      users.company, users.avatar, unread_count, earlier
    from counted left join users on users.id = counted.actor_id order by counted.id`,
  );
  return told.map(({ user_id, unread_count, earlier, ...row }) => {
    const notice = earlier < MOST_AN_HOUR ? toNotice({ ...row, created_at: now }) : null;
    const data = { notice: fits(notice) ? notice : null, unread_count };
    return { channel: userChannel(user_id), event: 'notice', data };
  });
}

function isUrgent({ kind, date, point, from_date, from_point }: NewNotice, now: Date): boolean {
  if (!NOTICE_RULES[kind].mayBeUrgent) return false;
  return [
    [date, point],
    [from_date, from_point],
  ].some(([day, time]) => {
    if (!day || !time) return false;
    const waitMs = slotStart(day, time).getTime() - now.getTime();
    return waitMs > -SLOT_MINUTES * MINUTE_MS && waitMs <= URGENT_HOURS * HOUR_MS;
  });
}

const fits = (notice: object | null) => Buffer.byteLength(JSON.stringify(notice)) <= EVENT_BYTES;

const instant = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

import { sql, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { moscowDate, moscowTime, ZONE } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { RecurringJob } from '#platform/jobs/job.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { hasUntold, INVITATION_EMAIL, NOTICE_BOT, NOTICE_EMAIL, tellUntold } from './writeNotices.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const KEPT_DAYS = 90;
const KEPT_PER_USER = 200;

/** Jobs that write and tell the notices which no call causes. */
export function noticeJobs(context: Pick<AppContext, 'db' | 'clock' | 'push'>): RecurringJob[] {
  const { db, clock } = context;
  return [
    {
      kind: 'recurring',
      name: 'notices by the clock',
      everyMs: MINUTE_MS,
      run: () => writeDue(db, clock.now()),
    },
    {
      kind: 'recurring',
      name: 'untold news',
      everyMs: SECOND_MS,
      onlyIf: (now) => sql`exists (select from news where ${isToTell(now)})`,
      run: () => writeNews(db, clock.now()),
    },
    {
      kind: 'recurring',
      name: 'untold notices',
      everyMs: SECOND_MS,
      onlyIf: hasUntold,
      async run() {
        const tellSome = () =>
          withEvents(context, async (tx, tell) => {
            const events = await tellUntold(tx, clock.now());
            tell(...(events ?? []));
            return events !== undefined;
          });
        while (await tellSome());
      },
    },
    { kind: 'recurring', name: 'old notices', everyMs: HOUR_MS, run: () => sweepNotices(db, clock.now()) },
  ];
}

/** Writes the notices that are due by the clock: each once, however often and in however many processes this runs. */
export async function writeDue(db: Database, now: Date): Promise<void> {
  for (const source of [...slotNotices(now), ...dailyNotices(now)]) await db.execute(insertNew(source));
}

interface Source {
  kind: string;
  /** Columns in the order of INSERTED, see below. */
  columns: SQL;
  from: SQL;
}

// `not exists` keeps repeats from using up ids; the unique key decides in a race.
function insertNew({ kind, columns, from }: Source): SQL {
  return sql`insert into notices (user_id, key, actor_id, invitation_id, meeting_id, date, point, from_date, from_point, text, data, kind)
    select due.*, ${kind}::text from (select ${columns} ${from}) as due (user_id, key)
    where not exists (select from notices where notices.user_id = due.user_id and notices.key = due.key)
    on conflict (user_id, key) do nothing`;
}

/** Notices by the beginning or the end of a slot. */
function slotNotices(now: Date): Source[] {
  const local = sql`${moscowTime(now)}::timestamp`;
  const nearDays = sql`date between ${moscowDate(now, -1)} and ${moscowDate(now, 1)}`;
  const start = sql`(date + point::time)`;
  const createdBefore = (waitMs: number) =>
    sql`created_at <= ${new Date(now.getTime() - waitMs).toISOString()}::timestamptz`;
  const invitation = (kind: string, user: SQL, actor: SQL) =>
    sql`${user}, ${`${kind}:`}::text || id, ${actor}, id, null::int, date, point, from_date, from_point, text, '{}'::jsonb`;
  const isOpen = sql`from invitations where status = 'AWAITING' and ${nearDays}`;
  const meeting = (key: SQL) =>
    sql`user_id, ${key}, partner_id, null::int, meeting_id, side.date, side.point, null::date, null::text, null::text,
      jsonb_strip_nulls(jsonb_build_object('place', meeting_place(meetings.place_id, meetings.link)))`;
  const sides = sql`from meeting_sides as side join meetings on meetings.id = side.meeting_id where side.${nearDays}`;
  const sideStart = sql`(side.date + side.point::time)`;
  return [
    {
      kind: 'expiring',
      columns: invitation('expiring', sql`recipient_id`, sql`sender_id`),
      from: sql`${isOpen} and ${start} > ${local} and ${start} <= ${local} + interval '3 hours' and ${createdBefore(HOUR_MS)}`,
    },
    {
      kind: 'expired',
      columns: invitation('expired', sql`sender_id`, sql`recipient_id`),
      from: sql`${isOpen} and ${start} <= ${local} and ${start} > ${local} - interval '1 day'`,
    },
    {
      kind: 'reminder',
      columns: meeting(sql`'reminder:' || meeting_id || ':' || side.date || ':' || side.point`),
      from: sql`${sides} and ${sideStart} > ${local} and ${sideStart} <= ${local} + interval '10 minutes'`,
    },
    {
      kind: 'result',
      columns: meeting(sql`'result:' || meeting_id`),
      from: sql`${sides} and ${sideStart} + interval '30 minutes' <= ${local} and ${sideStart} > ${local} - interval '1 day'`,
    },
  ];
}

/** Notices at a time of the day; a server that was stopped then is not late by more than some hours. */
function dailyNotices(now: Date): Source[] {
  const time = DateTime.fromJSDate(now, { zone: ZONE }).toFormat('HH:mm');
  const today = moscowDate(now);
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const day: Source = {
    kind: 'day',
    columns: sql`user_id, ${`day:${today}`}::text, (array_agg(partner_id order by point))[1], null::int, null::int, ${today}::date, min(point),
      null::date, null::text, null::text, jsonb_build_object('count', count(*))`,
    from: sql`from meeting_sides where date = ${today} group by user_id`,
  };
  const waiting: Source = {
    kind: 'waiting',
    columns: sql`recipient_id, ${`waiting:${today}`}::text, null::int, null::int, null::int, null::date, null::text,
      null::date, null::text, null::text, jsonb_build_object('count', count(*))`,
    from: sql`from invitations where status = 'AWAITING' and date + point::time > ${moscowTime(now)}::timestamp and created_at <= ${ago(DAY_MS)}
      and not exists (select from notices where user_id = recipient_id and kind = 'waiting' and created_at > ${ago(2 * DAY_MS - HOUR_MS)})
      group by recipient_id`,
  };
  return [...(time >= '08:30' && time < '12:00' ? [day] : []), ...(time >= '10:00' && time < '14:00' ? [waiting] : [])];
}

/** SQL condition for published news with `notify` that were not told of yet. */
const isToTell = (now: Date) =>
  sql`news.notify and not news.is_draft and news.deleted_at is null and (news.publish_at is null or news.publish_at <= ${now.toISOString()}::timestamptz)`;

/** Tells the participants of the audience of the news published with `notify`. */
function writeNews(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      with fresh as materialized (select id, title, audience from news where ${isToTell(now)} order by id for update skip locked),
      told as (
        insert into notices (user_id, kind, key, text, data)
        select users.id, 'news', 'news:' || fresh.id, left(title, 500), jsonb_build_object('post', fresh.id) from fresh, users
        where registration_step = 'FINISHED' and is_activated and not is_blocked and (fresh.audience is null or fresh.audience = users.type)
        on conflict (user_id, key) do nothing
      )
      update news set notify = false where id in (select id from fresh)`);
  });
}

/** Deletes notices that are old or beyond the newest of their user, except those whose e-mail or message still waits. */
async function sweepNotices(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const key = (name: string) => sql`${`${name}:`}::text || notices.id`;
  await db.execute(sql`
    delete from notices where (
      created_at < ${before}::timestamptz
      or id in (select id from (select id, row_number() over (partition by user_id order by id desc) as place from notices) as ranked where place > ${KEPT_PER_USER})
    ) and told_at is not null
    and not exists (select from jobs where failed_at is null and jobs.key in (${key(NOTICE_EMAIL)}, ${key(NOTICE_BOT)},
      ${`${INVITATION_EMAIL}:`}::text || actor_id || ':' || user_id))`);
}

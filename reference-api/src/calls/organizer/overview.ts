import { sql, type SQL } from 'drizzle-orm';
import { moscowDate, moscowTime } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { findEvent } from '../event/activeEvent.ts';
import { hasNoSlots, isIdle } from './participantFilter.ts';

type Overview = Schema<'Overview'>;
type Event = Schema<'ActiveEvent'> | undefined;

const DAY_MS = 24 * 60 * 60_000;
const ONLINE_MS = 10 * 60_000;

/** The figures of the whole event. @param date the day of the tile with meetings and of `no_place` */
export async function readOverview(db: Database, now: Date, date = moscowDate(now)): Promise<Overview> {
  const event = await findEvent(db);
  const [noSlots, day, letters] = await Promise.all([
    hasNoSlots(db).then((where) => db.$count(users, where)),
    countDay(db, now, date),
    countLetters(db),
  ]);
  const [
    attention,
    companies,
    funnel,
    slots,
    invitations,
    answer_hours,
    meetings_by_day,
    load,
    d3,
    d7,
    never,
    messages_24h,
    online,
  ] = await Promise.all([
    findAttention(db, now, event, { noSlots, withoutPlace: day.without_place, failed: letters.failed }),
    countCompanies(db),
    countFunnel(db, event),
    countSlots(db, event),
    countInvitations(db, now),
    readAnswerHours(db),
    countByDay(db, event, now),
    countLoad(db, event),
    db.$count(users, isIdle(db, 'd3', now)),
    db.$count(users, isIdle(db, 'd7', now)),
    db.$count(users, isIdle(db, 'never', now)),
    countOne(db, sql`from messages where created_at > ${ago(now, DAY_MS)}`),
    countOne(db, sql`from user_activity where seen_at > ${ago(now, ONLINE_MS)}`),
  ]);
  return {
    as_of: now.toISOString(),
    attention,
    companies,
    funnel,
    slots,
    invitations,
    answer_hours,
    day,
    meetings_by_day,
    load,
    idle: { d3, d7, never },
    messages_24h,
    online,
    letters,
  };
}

const ago = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

async function countOne(db: Database, from: SQL): Promise<number> {
  const [row] = await selectRows<{ count: number }>(db, sql`select count(*)::int as count ${from}`);
  return row?.count ?? 0;
}

async function countCompanies(db: Database): Promise<Overview['companies']> {
  const rows = await selectRows<{
    type: Schema<'UserType'>;
    state: string;
    step: Schema<'RegistrationStep'>;
    count: number;
  }>(
    db,
    sql`select type, state, registration_step as step, count(*)::int as count from users where not is_admin group by 1, 2, 3`,
  );
  const ofType = (wanted: string) => {
    const own = rows.filter(({ type }) => type === wanted);
    const sum = (some: typeof own) => some.reduce((total, { count }) => total + count, 0);
    const inState = (state: string) => sum(own.filter((row) => row.state === state));
    const atStep = (step: string) => sum(own.filter((row) => row.step === step));
    return {
      total: sum(own),
      active: inState('active'),
      waiting: inState('waiting'),
      declined: inState('declined'),
      blocked: inState('blocked'),
      step: {
        COMPANY: atStep('COMPANY'),
        FILES: atStep('FILES'),
        MEETINGS: atStep('MEETINGS'),
        FINISHED: atStep('FINISHED'),
      },
    };
  };
  return { Поставщик: ofType('Поставщик'), Заказчик: ofType('Заказчик') };
}

/** Registered, finished, opened time, invited, meet. */
async function countFunnel(db: Database, event: Event): Promise<Overview['funnel']> {
  const inEvent = event ? sql`between ${event.datestart} and ${event.dateend}` : sql`is null`;
  const rows = await selectRows<{ type: Schema<'UserType'>; steps: number[] }>(
    db,
    sql`select type, array[count(*), count(*) filter (where state = 'active'), count(*) filter (where state = 'active' and opened.user_id is not null),
      count(*) filter (where state = 'active' and invited.sender_id is not null), count(*) filter (where state = 'active' and meet.user_id is not null)]::int[] as steps
      from users
      left join (
        select user_id from default_points where status = 'AVAILABLE' union select user_id from date_points where status = 'AVAILABLE' and date ${inEvent}
      ) as opened on opened.user_id = users.id
      left join (select distinct sender_id from invitations) as invited on invited.sender_id = users.id
      left join (select distinct user_id from meeting_sides) as meet on meet.user_id = users.id
      where not is_admin group by type`,
  );
  const ofType = (wanted: string) => rows.find(({ type }) => type === wanted)?.steps ?? [0, 0, 0, 0, 0];
  return { Поставщик: ofType('Поставщик'), Заказчик: ofType('Заказчик') };
}

/** Available slots of active companies in the event, and those of them with a meeting. */
async function countSlots(db: Database, event: Event): Promise<Overview['slots']> {
  if (!event) return { open: 0, taken: 0 };
  const [row] = await selectRows<Overview['slots']>(
    db,
    sql`select (
        (select count(*) from default_points as usual join users on users.id = usual.user_id
          where usual.status = 'AVAILABLE' and users.state = 'active' and not users.only_chat) * (${event.dateend}::date - ${event.datestart}::date + 1)
        + (select coalesce(sum(case
            when own.status = 'AVAILABLE' and usual.status is distinct from 'AVAILABLE' then 1
            when own.status = 'BLOCKED' and usual.status = 'AVAILABLE' then -1 else 0 end), 0)
          from date_points as own join users on users.id = own.user_id
          left join default_points as usual on usual.user_id = own.user_id and usual.point = own.point
          where own.date between ${event.datestart} and ${event.dateend} and users.state = 'active' and not users.only_chat)
      )::int as open,
      (select count(*) from meeting_sides where date between ${event.datestart} and ${event.dateend})::int as taken`,
  );
  return row ?? { open: 0, taken: 0 };
}

async function countInvitations(db: Database, now: Date): Promise<Overview['invitations']> {
  const rows = await selectRows<{ status: string; count: number }>(
    db,
    sql`select case when status = 'AWAITING' and date + point::time <= ${moscowTime(now)}::timestamp then 'expired' else status end as status,
      count(*)::int as count from invitations group by 1`,
  );
  const found = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { AWAITING: 0, ACCEPTED: 0, REJECTED: 0, CANCELED: 0, expired: 0, ...found };
}

async function readAnswerHours(db: Database): Promise<Overview['answer_hours']> {
  const [row] = await selectRows<{ p50: number | null; p90: number | null }>(
    db,
    sql`select percentile_cont(0.5) within group (order by hours) as p50, percentile_cont(0.9) within group (order by hours) as p90
      from (select extract(epoch from answered_at - created_at)::float / 3600 as hours from invitations where answered_at is not null) as answered`,
  );
  const round = (hours: number | null | undefined) => (typeof hours === 'number' ? Math.round(hours * 10) / 10 : null);
  return { p50: round(row?.p50), p90: round(row?.p90) };
}

async function countDay(db: Database, now: Date, date: string): Promise<Overview['day']> {
  const local = sql`${moscowTime(now)}::timestamp`;
  const [row] = await selectRows<Omit<Overview['day'], 'date'>>(
    db,
    sql`select count(*)::int as meetings,
      count(*) filter (where date + point::time <= ${local} and date + point::time + interval '30 minutes' > ${local})::int as running,
      count(*) filter (where place_id is null and link is null)::int as without_place
      from meetings where date = ${date}`,
  );
  return { date, ...(row ?? { meetings: 0, running: 0, without_place: 0 }) };
}

async function countByDay(db: Database, event: Event, now: Date): Promise<Overview['meetings_by_day']> {
  if (!event) return [];
  return selectRows(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as date, coalesce(agreed.count, 0) as agreed, coalesce(awaiting.count, 0) as awaiting
      from generate_series(${event.datestart}::date, ${event.dateend}::date, interval '1 day') as day
      left join (select date, count(*)::int as count from meetings group by date) as agreed on agreed.date = day::date
      left join (
        select date, count(*)::int as count from invitations
        where status = 'AWAITING' and date + point::time > ${moscowTime(now)}::timestamp group by date
      ) as awaiting on awaiting.date = day::date
      order by day`,
  );
}

async function countLoad(db: Database, event: Event): Promise<Overview['load']> {
  if (!event) return [];
  return selectRows(
    db,
    sql`select date::text as date, point, count(*)::int as meetings, count(place_id)::int as placed,
      (select count(*) from places where is_active)::int as places
      from meetings where date between ${event.datestart} and ${event.dateend} group by date, point order by date, point`,
  );
}

async function countLetters(db: Database): Promise<Overview['letters']> {
  const [row] = await selectRows<Overview['letters']>(
    db,
    sql`select count(*) filter (where failed_at is null)::int as due, count(*) filter (where failed_at is not null)::int as failed
      from jobs where name like '% letter'`,
  );
  return row ?? { due: 0, failed: 0 };
}

async function findAttention(
  db: Database,
  now: Date,
  event: Event,
  { noSlots, withoutPlace, failed }: { noSlots: number; withoutPlace: number; failed: number },
): Promise<Overview['attention']> {
  const isAhead = sql`date + point::time > ${moscowTime(now)}::timestamp`;
  const [waiting] = await selectRows<{ count: number; oldest: Date | string | null }>(
    db,
    sql`select count(*)::int as count, min(coalesce(state_at, created_at)) as oldest from users where state = 'waiting' and not is_admin`,
  );
  const outside = event
    ? await countOne(
        db,
        sql`from meetings where ${isAhead} and date not between ${event.datestart} and ${event.dateend}`,
      )
    : 0;
  const ofBlocked = await countOne(
    db,
    sql`from meetings where ${isAhead} and exists (
      select from meeting_sides as side join users on users.id = side.user_id where side.meeting_id = meetings.id and users.is_blocked)`,
  );
  const found: Overview['attention'] = [
    { kind: 'no_event', count: event ? 0 : 1 },
    {
      kind: 'waiting',
      count: waiting?.count ?? 0,
      ...(waiting?.oldest && { oldest_at: new Date(waiting.oldest).toISOString() }),
    },
    { kind: 'no_place', count: withoutPlace },
    { kind: 'letters_failed', count: failed },
    { kind: 'outside_event', count: outside },
    { kind: 'meeting_of_blocked', count: ofBlocked },
    { kind: 'no_slots', count: noSlots },
  ];
  return found.filter(({ count }) => count > 0);
}

import { sql, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { moscowDate, moscowTime } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { selectRows, type Database } from '#platform/database/database.ts';
import { ONLINE_MS } from '#platform/sessions/sessions.ts';
import { findEvent } from '../event/activeEvent.ts';
import { countResults } from './meetingResultFacts.ts';
import { readFacts, sumOf, toCompanies, toFunnel } from './overviewFacts.ts';

type Overview = Schema<'Overview'>;
type Preparation = NonNullable<Overview['preparation']>;
type Event = Schema<'ActiveEvent'> | undefined;

const DAY_MS = 24 * 60 * 60_000;
/** Fewer answers do not show the usual time. */
const LEAST_ANSWERS = 10;

/** The figures of the whole event. @param date the day of the tile with meetings and of `no_place` */
export async function readOverview(db: Database, now: Date, date = moscowDate(now)): Promise<Overview> {
  const event = await findEvent(db);
  const [
    facts,
    waiting,
    day,
    invitations,
    answer_hours,
    meetings,
    awaiting,
    places,
    letters,
    outside,
    ofBlocked,
    messages_24h,
    online,
    results,
    preparation,
  ] = await Promise.all([
    readFacts(db, now),
    findWaiting(db),
    countDay(db, now, date),
    countInvitations(db, now),
    readAnswerHours(db),
    countSlots(db, event),
    countAwaiting(db, now),
    countOne(db, sql`from places where is_active`),
    countEmails(db),
    countOutside(db, event, now),
    countOfBlocked(db, now),
    countOne(db, sql`from messages where created_at > ${ago(now, DAY_MS)}`),
    countOne(db, sql`from user_activity where seen_at > ${ago(now, ONLINE_MS)}`),
    countResults(db),
    readPreparation(db, now),
  ]);
  const attention: Overview['attention'] = [
    { kind: 'no_event', count: event ? 0 : 1 },
    { kind: 'waiting', ...waiting },
    { kind: 'no_place', count: day.without_place },
    { kind: 'letters_failed', count: letters.failed },
    { kind: 'outside_event', count: outside },
    { kind: 'meeting_of_blocked', count: ofBlocked },
    { kind: 'no_slots', count: event ? sumOf(facts, 'no_slots') : 0 },
  ];
  return {
    as_of: now.toISOString(),
    attention: attention.filter(({ count }) => count > 0),
    companies: { Поставщик: toCompanies(facts, 'Поставщик'), Заказчик: toCompanies(facts, 'Заказчик') },
    funnel: { Поставщик: toFunnel(facts, 'Поставщик'), Заказчик: toFunnel(facts, 'Заказчик') },
    // Each meeting takes a slot of both sides.
    slots: { open: sumOf(facts, 'open'), taken: 2 * meetings.reduce((total, slot) => total + slot.meetings, 0) },
    invitations,
    answer_hours,
    day,
    meetings_by_day: toDays(event, meetings, awaiting),
    load: meetings.map((slot) => ({ ...slot, places })),
    idle: { d3: sumOf(facts, 'd3'), d7: sumOf(facts, 'd7'), never: sumOf(facts, 'never') },
    messages_24h,
    online,
    letters,
    results,
    preparation,
  };
}

const ago = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

async function countOne(db: Database, from: SQL): Promise<number> {
  const [row] = await selectRows<{ count: number }>(db, sql`select count(*)::int as count ${from}`);
  return row?.count ?? 0;
}

/** The steps that prepare a new event. */
async function readPreparation(db: Database, now: Date): Promise<Preparation> {
  const [row] = await selectRows<Preparation>(
    db,
    sql`select exists (select from events where is_active and name <> '' and venue <> '') as event,
      exists (select from places where is_active) as places,
      exists (select from site_content where name = 'rules') as rules,
      exists (select from news where not is_draft and deleted_at is null and coalesce(publish_at, created_at) <= ${now.toISOString()}::timestamptz) as news`,
  );
  return row ?? { event: false, places: false, rules: false, news: false };
}

async function countInvitations(db: Database, now: Date): Promise<Overview['invitations']> {
  const rows = await selectRows<{ status: string; count: number }>(
    db,
    sql`select case when status = 'AWAITING' and date + point::time <= ${moscowTime(now)}::timestamp then 'expired' else status end as status,
      sum(count)::int as count from invitation_counts group by 1`,
  );
  const found = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { AWAITING: 0, ACCEPTED: 0, REJECTED: 0, CANCELED: 0, expired: 0, ...found };
}

async function readAnswerHours(db: Database): Promise<Overview['answer_hours']> {
  const rows = await selectRows<{ tenths: number; count: number }>(
    db,
    sql`select tenths, sum(count)::int as count from answer_counts group by tenths having sum(count) > 0 order by tenths`,
  );
  if (rows.reduce((total, { count }) => total + count, 0) < LEAST_ANSWERS) return { p50: null, p90: null };
  return { p50: hoursAt(rows, 0.5), p90: hoursAt(rows, 0.9) };
}

/** The hours within which a share of the answers came. */
function hoursAt(rows: readonly { tenths: number; count: number }[], share: number): number | null {
  let left = share * rows.reduce((total, { count }) => total + count, 0);
  const found = rows.find(({ count }) => (left -= count) <= 0);
  return found ? found.tenths / 10 : null;
}

async function countDay(db: Database, now: Date, date: string): Promise<Overview['day']> {
  const local = sql`${moscowTime(now)}::timestamp`;
  const [row] = await selectRows<Omit<Overview['day'], 'date'>>(
    db,
    sql`select count(*)::int as meetings,
      count(*) filter (where date + point::time <= ${local} and date + point::time + interval '30 minutes' > ${local})::int as running,
      count(*) filter (where place_id is null and link is null and date + point::time > ${local})::int as without_place
      from meetings where date = ${date}`,
  );
  return { date, ...(row ?? { meetings: 0, running: 0, without_place: 0 }) };
}

interface SlotCount {
  date: string;
  point: string;
  meetings: number;
  placed: number;
}

/** Meetings of the event by slot. */
async function countSlots(db: Database, event: Event): Promise<SlotCount[]> {
  if (!event) return [];
  return selectRows<SlotCount>(
    db,
    sql`select date::text as date, point, count(*)::int as meetings, count(place_id)::int as placed
      from meetings where date between ${event.datestart} and ${event.dateend} group by date, point order by date, point`,
  );
}

async function countAwaiting(db: Database, now: Date): Promise<Map<string, number>> {
  const rows = await selectRows<{ date: string; count: number }>(
    db,
    sql`select date::text as date, sum(count)::int as count from invitation_counts
      where status = 'AWAITING' and date + point::time > ${moscowTime(now)}::timestamp group by date`,
  );
  return new Map(rows.map(({ date, count }) => [date, count]));
}

function toDays(event: Event, slots: SlotCount[], awaiting: Map<string, number>): Overview['meetings_by_day'] {
  if (!event) return [];
  const days: Overview['meetings_by_day'] = [];
  const first = DateTime.fromISO(event.datestart, { zone: 'utc' });
  for (let index = 0; ; index += 1) {
    const date = first.plus({ days: index }).toFormat('yyyy-MM-dd');
    if (date > event.dateend) return days;
    const agreed = slots.filter((slot) => slot.date === date).reduce((total, { meetings }) => total + meetings, 0);
    days.push({ date, agreed, awaiting: awaiting.get(date) ?? 0 });
  }
}

async function countEmails(db: Database): Promise<Overview['letters']> {
  const [row] = await selectRows<Overview['letters']>(
    db,
    sql`select count(*) filter (where failed_at is null)::int as due, count(*) filter (where failed_at is not null)::int as failed
      from jobs where name like '% letter'`,
  );
  return row ?? { due: 0, failed: 0 };
}

async function findWaiting(db: Database): Promise<{ count: number; oldest_at?: string }> {
  const [waiting] = await selectRows<{ count: number; oldest: Date | string | null }>(
    db,
    sql`select count(*)::int as count, min(coalesce(state_at, created_at)) as oldest from users where state = 'waiting' and not is_admin`,
  );
  const { count = 0, oldest = null } = waiting ?? {};
  return { count, ...(oldest !== null && { oldest_at: new Date(oldest).toISOString() }) };
}

/** SQL condition: a meeting or side is yet to begin. */
const isAhead = (now: Date) => sql`date >= ${moscowDate(now)} and date + point::time > ${moscowTime(now)}::timestamp`;

function countOutside(db: Database, event: Event, now: Date): Promise<number> {
  if (!event) return Promise.resolve(0);
  return countOne(
    db,
    sql`from meetings where ${isAhead(now)} and date not between ${event.datestart} and ${event.dateend}`,
  );
}

async function countOfBlocked(db: Database, now: Date): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(distinct meeting_id)::int as count from meeting_sides
      where user_id in (select user_id from company_facts where state = 'blocked') and ${isAhead(now)}`,
  );
  return row?.count ?? 0;
}

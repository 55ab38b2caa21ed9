import { sql } from 'drizzle-orm';
import { moscowDate } from 'reference-api/platform/clock/clock';
import type { Database } from 'reference-api/platform/database/database';

/** Meetings of the day whose tables are assigned, and the tables. */
export const DAY_MEETINGS = 2000;
export const TABLES = 200;

const INVITATIONS = 300_000;
const MEETINGS = 50_000;
const SLOTS = sql`(select array_agg(to_char(time '09:00' + n * interval '30 minutes', 'HH24:MI') order by n) from generate_series(0, 23) as n)`;

/**
 * Adds what an organizer sees of the companies of `fillScale`: schedules, own hours of days, invitations, meetings, last visits, states
 * and tables. @returns the day with DAY_MEETINGS meetings
 */
export async function fillOrganizer(db: Database, now: Date): Promise<string> {
  const day = moscowDate(now, 3);
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`create temporary table scale_users on commit drop as
      select id, type, row_number() over (partition by type order by id)::int as n, only_chat from users where email like 'scale%'`);
    await tx.execute(sql`create temporary table scale_pairs on commit drop as
      select one.id as supplier, other.id as customer, row_number() over (order by one.id)::int as n from scale_users as one join scale_users as other
      on other.n = one.n and one.type = 'Поставщик' and other.type = 'Заказчик' and not one.only_chat and not other.only_chat`);
    await tx.execute(sql`update users set is_activated = id % 100 <> 3, is_blocked = id % 200 = 7, registration_step = case id % 25 when 4 then 'MEETINGS' else 'FINISHED' end
      where email like 'scale%' and (id % 100 = 3 or id % 200 = 7 or id % 25 = 4)`);
    await tx.execute(sql`insert into default_points (user_id, point, status)
      select id, (${SLOTS})[k], case when k <= 2 + id % 12 then 'AVAILABLE' else 'BLOCKED' end
      from scale_users cross join generate_series(1, 14) as k where id % 10 < 7`);
    await tx.execute(sql`insert into date_points (user_id, date, point, status)
      select id, event.datestart + k % 14, (${SLOTS})[1 + (id + k) % 24], case k % 3 when 0 then 'AVAILABLE' else 'BLOCKED' end
      from scale_users cross join generate_series(1, 8) as k cross join (select datestart from events where is_active limit 1) as event where id % 5 = 0`);
    await tx.execute(sql`insert into invitations (sender_id, recipient_id, date, point, status, created_at, answered_at)
      select case k % 2 when 0 then supplier else customer end, case k % 2 when 0 then customer else supplier end, event.datestart + (n + k) % 15, (${SLOTS})[1 + (n * 7 + k) % 24],
        (array['AWAITING', 'ACCEPTED', 'REJECTED', 'CANCELED', 'ACCEPTED'])[1 + (n + k) % 5], ${at} - interval '5 days',
        case (n + k) % 5 when 0 then null when 3 then null else ${at} - (n % 100) * interval '1 hour' end
      from scale_pairs cross join generate_series(1, 1 + ${INVITATIONS}::int / (select count(*)::int from scale_pairs)) as k
      cross join (select datestart from events where is_active limit 1) as event`);
    // A pair's meetings are in different days or slots, and each company is in one pair.
    await tx.execute(sql`create temporary table scale_meetings on commit drop as
      select (select max(id) from meetings) + row_number() over ()::int as id, supplier, customer, date, point from (
        select supplier, customer, ${day}::date as date, (${SLOTS})[1 + n % 24] as point from scale_pairs where n <= ${DAY_MEETINGS}::int
        union all
        select supplier, customer, event.datestart + 5 + k % 10, (${SLOTS})[1 + (n + k) % 24] from scale_pairs
        cross join generate_series(1, ${MEETINGS}::int / (select count(*)::int from scale_pairs) + 1) as k
        cross join (select datestart from events where is_active limit 1) as event where n <= ${MEETINGS}::int
      ) as planned`);
    await tx.execute(sql`delete from scale_meetings as one using scale_meetings as other
      where one.id > other.id and one.supplier = other.supplier and one.date = other.date and one.point = other.point`);
    await tx.execute(
      sql`insert into meetings (id, date, point, created_at) select id, date, point, ${at} from scale_meetings`,
    );
    await tx.execute(sql`insert into meeting_sides (meeting_id, user_id, partner_id, date, point)
      select id, supplier, customer, date, point from scale_meetings union all select id, customer, supplier, date, point from scale_meetings on conflict do nothing`);
    await tx.execute(sql`select setval(pg_get_serial_sequence('meetings', 'id'), (select max(id) from meetings))`);
    await tx.execute(sql`insert into user_activity (user_id, seen_at, active_at)
      select id, ${at} - (id % 400) * interval '1 hour', case when id % 3 > 0 then ${at} - (id % 600) * interval '1 hour' end from scale_users where id % 10 < 8
      on conflict (user_id) do update set seen_at = excluded.seen_at, active_at = excluded.active_at`);
    await tx.execute(sql`delete from places`);
    await tx.execute(
      sql`insert into places (label, hall, kind) select 'Стол ' || n, 'А', 'table' from generate_series(1, ${TABLES}::int) as n`,
    );
  });
  await db.execute(sql`vacuum analyze`);
  return day;
}

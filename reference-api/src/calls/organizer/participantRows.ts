import { sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { findEvent } from '../event/activeEvent.ts';
import { SLOT_TIMES } from '../event/slots.ts';

type Row = Schema<'OrganizerParticipant'>;

interface Found extends Omit<Row, 'since' | 'seen_at' | 'created_at'> {
  since: Date | string;
  seen_at: Date | string | null;
  created_at: Date | string;
}

// Domains at which anybody has a mailbox, and that of the demo: sharing one makes companies no more alike.
const PUBLIC_DOMAINS =
  'mail.ru,bk.ru,inbox.ru,list.ru,internet.ru,yandex.ru,ya.ru,gmail.com,googlemail.com,rambler.ru,outlook.com,hotmail.com,icloud.com,yahoo.com,proton.me,vk.com,vstrecha.example';
const MOST_SIMILAR = 3;

/** Companies as organizers see them, in the order of the ids. */
export async function readParticipants(db: Database, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const event = await findEvent(db);
  const rows = await selectRows<Found>(
    db,
    sql`select users.id, users.type, users.company, cities.title as city, countries.title as country, users.avatar,
      users.firstname || ' ' || users.lastname as contact, users.email, users.phone, users.state,
      coalesce(users.state_at, users.created_at) as since, users.registration_step as step, users.stand,
      ${event && !isEmpty(event) ? freeSlots(event) : sql`0`} as free_slots,
      (select count(*) from invitations where sender_id = users.id)::int as sent,
      (select count(*) from invitations where recipient_id = users.id)::int as received,
      (select count(*) from meeting_sides where user_id = users.id)::int as meetings,
      activity.seen_at, users.created_at, ${SIMILAR} as similar
      from unnest(${intArray(ids)}) with ordinality as wanted (id, place)
      join users on users.id = wanted.id join cities on cities.id = users.city_id join countries on countries.id = cities.country_id
      left join user_activity as activity on activity.user_id = users.id
      order by wanted.place`,
  );
  return rows.map(({ since, seen_at, created_at, ...row }) => ({
    ...row,
    since: new Date(since).toISOString(),
    seen_at: seen_at === null ? null : new Date(seen_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
  }));
}

const isEmpty = ({ datestart, dateend }: Schema<'ActiveEvent'>) => datestart > dateend;

/** Available slots of the event without a meeting: the day's own status rules over the default one. */
function freeSlots({ datestart, dateend }: Schema<'ActiveEvent'>): SQL {
  return sql`(
    select count(*)::int from generate_series(${datestart}::date, ${dateend}::date, interval '1 day') as day (date)
    cross join unnest(${`{${SLOT_TIMES.join(',')}}`}::text[]) as slot (point)
    left join date_points as own on own.user_id = users.id and own.date = day.date and own.point = slot.point
    left join default_points as usual on usual.user_id = users.id and usual.point = slot.point
    where not users.only_chat and coalesce(own.status, usual.status) = 'AVAILABLE'
      and not exists (select from meeting_sides as side where side.user_id = users.id and side.date = day.date and side.point = slot.point)
  )`;
}

/** Who may be the same company: only asked of those who wait, since that is where it is decided. */
const SIMILAR = sql`case when users.state <> 'waiting' then '[]'::jsonb else coalesce((
  select jsonb_agg(jsonb_build_object('id', alike.id, 'company', alike.company)) from (
    select named.id, named.company from users as named where named.company_key = users.company_key and named.id <> users.id and not named.is_admin
    union
    select mailed.id, mailed.company from users as mailed
    where split_part(mailed.email_key, '@', 2) = split_part(users.email_key, '@', 2) and mailed.id <> users.id and not mailed.is_admin
      and split_part(users.email_key, '@', 2) <> all (string_to_array(${PUBLIC_DOMAINS}, ','))
    order by 1 limit ${sql.raw(String(MOST_SIMILAR))}
  ) as alike), '[]'::jsonb) end`;

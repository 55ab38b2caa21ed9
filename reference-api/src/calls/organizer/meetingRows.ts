import { sql, type SQL } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { containsKey, selectRows, type Database } from '#platform/database/database.ts';
import { findEvent } from '../event/activeEvent.ts';
import { isSlotPast } from '../event/slots.ts';
import { toArrival } from '../meetings/saveArrival.ts';
import { missedOf } from './meetingResultFacts.ts';

export type MeetingRow = Schema<'OrganizerMeeting'> & { date: string; point: string };

interface Side {
  id: number;
  company: string;
  type: string;
  stand: string;
  is_blocked: boolean;
  arrived_at: Date | null;
  late_minutes: number | null;
  only_chat: boolean;
}

interface Found {
  id: number;
  date: string;
  point: string;
  link: string | null;
  place_id: number | null;
  is_place_off: boolean;
  version: number;
  is_move: boolean;
  sides: Side[];
  missed: MeetingRow['missed'] | null;
}

/** Meetings with both sides, by slot. @param where over the table `meeting` */
export async function findMeetings(db: Database, where: SQL): Promise<MeetingRow[]> {
  const event = await findEvent(db);
  const rows = await selectRows<Found>(
    db,
    sql`select meeting.id, meeting.date::text as date, meeting.point, meeting.link, meeting.place_id, meeting.version,
      coalesce(not places.is_active, false) as is_place_off,
      exists (select from invitations where status = 'AWAITING' and from_date = meeting.date and from_point = meeting.point
        and sender_id = any(pair.ids) and recipient_id = any(pair.ids)) as is_move,
      pair.sides, ${missedOf} as missed
      from meetings as meeting
      left join places on places.id = meeting.place_id
      cross join lateral (
        select array_agg(users.id) as ids, jsonb_agg(jsonb_build_object('id', users.id, 'company', users.company, 'type', users.type, 'stand', users.stand,
          'is_blocked', users.is_blocked, 'arrived_at', side.arrived_at, 'late_minutes', side.late_minutes, 'only_chat', users.only_chat) order by users.type desc, users.id) as sides
        from meeting_sides as side join users on users.id = side.user_id where side.meeting_id = meeting.id
      ) as pair
      where ${where} and pair.sides is not null order by meeting.date, meeting.point, meeting.id`,
  );
  return rows.map(({ sides, is_place_off, missed, ...row }) => ({
    ...row,
    ...(missed && { missed }),
    sides: sides.map(({ id, company, stand, ...said }) => {
      const arrival = toArrival(said);
      return { id, company, stand, ...(arrival && { arrival }) };
    }),
    conflicts: [
      ...(sides.some(({ is_blocked }) => is_blocked) ? (['side_blocked'] as const) : []),
      ...(sides.some(({ only_chat }) => only_chat) ? (['side_chat_only'] as const) : []),
      ...(!event || row.date < event.datestart || row.date > event.dateend ? (['outside_event'] as const) : []),
      ...(is_place_off ? (['place_inactive'] as const) : []),
    ],
  }));
}

/** SQL condition over `meeting`: one of its companies has this text in its name. */
export const hasCompany = (text: string): SQL => sql`exists (
  select from meeting_sides as side join users on users.id = side.user_id
  where side.meeting_id = meeting.id and users.company_key like ${containsKey(text)})`;

/** «Парус — Монолит» */
export const pairWords = ({ sides }: Pick<MeetingRow, 'sides'>) => sides.map(({ company }) => company).join(' — ');

/** Whether a meeting has yet to get a table: neither at a place nor online, and ahead. The overview counts the same in SQL. */
export const isWithoutPlace = ({ place_id, link, date, point }: MeetingRow, now: Date): boolean =>
  place_id === null && link === null && !isSlotPast(date, point, now);

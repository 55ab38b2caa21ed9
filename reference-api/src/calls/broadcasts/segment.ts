import { and, eq, sql, type SQL } from 'drizzle-orm';
import { moscowTime } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { intArray, type Database } from '#platform/database/database.ts';
import { noticeSettings, users } from '#platform/database/schema.ts';
import { hasTitle } from '../geonames/findCity.ts';
import { matching } from '../organizer/participantFilter.ts';

export type Segment = Schema<'BroadcastSegment'>;

/** SQL condition over `users` for the companies of a segment; blocked, declined and other closed accounts only if it names them. */
export function inSegment(segment: Segment, now: Date): SQL | undefined {
  const { ids, except, city, meetings_on, awaiting, ...filter } = segment;
  return and(
    matching({ ...filter, ...stateOf(segment) }, now),
    ids && sql`${users.id} = any(${intArray(ids)})`,
    except && sql`${users.id} <> all(${intArray(except)})`,
    city === undefined ? undefined : sql`${users.city_id} in (select id from cities where ${hasTitle([city])})`,
    meetings_on === undefined
      ? undefined
      : sql`exists (select from meeting_sides as side where side.user_id = ${users.id} and side.date = ${meetings_on})`,
    awaiting === 1
      ? sql`exists (select from invitations as asked where asked.recipient_id = ${users.id} and asked.status = 'AWAITING'
          and asked.date + asked.point::time > ${moscowTime(now)}::timestamp)`
      : undefined,
  );
}

function stateOf({ ids, state, step }: Segment): Pick<Segment, 'state'> {
  if (state || ids) return state ? { state } : {};
  return { state: step && step !== 'FINISHED' ? 'registering' : 'active' };
}

const wants = (channel: string) => sql`coalesce((${noticeSettings.groups} -> 'news' ->> ${channel})::boolean, true)`;

/** SQL conditions over `users` with their `notice_settings`: whom each channel reaches. */
export const REACHED = {
  email: sql`${users.notify} in ('EMAIL', 'ALL') and ${wants('email')}`,
  bell: sql`${users.is_activated} and not ${users.is_blocked}`,
  bot: sql`${users.notify} in ('SMS', 'ALL') and ${users.connection_chat_id} is not null and ${wants('bot')}`,
};

/** SQL condition like those of REACHED: a service e-mail also reaches unsubscribed companies. */
export const getsEmail = (is_service: boolean): SQL => (is_service ? sql`true` : REACHED.email);

/** How many companies a segment has, and how many of them each channel reaches. */
export async function countSegment(
  db: Database,
  { segment, channels, is_service }: Pick<Schema<'BroadcastDraft'>, 'segment' | 'channels' | 'is_service'>,
  now: Date,
) {
  const reached = { ...REACHED, email: getsEmail(is_service) };
  const some =
    channels.length === 0
      ? sql`false`
      : sql.join(
          channels.map((name) => sql`(${reached[name]})`),
          sql` or `,
        );
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      total: count(sql`true`),
      email: count(reached.email),
      bell: count(reached.bell),
      bot: count(reached.bot),
      /** By at least one of the channels. */
      some: count(some),
    })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(inSegment(segment, now));
  return row ?? { total: 0, email: 0, bell: 0, bot: 0, some: 0 };
}

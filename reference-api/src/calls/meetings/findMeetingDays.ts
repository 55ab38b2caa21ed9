import { and, asc, countDistinct, desc, eq, gt, lt } from 'drizzle-orm';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { meetingSides } from '#platform/database/schema.ts';
import type { AppContext } from '#platform/http/context.ts';
import { pageCount, pageOffset } from '#platform/http/pages.ts';
import { pointsOfDates } from '../points/pointStatuses.ts';

/** A page of the days on which a user has meetings; today counts as neither future nor past. */
export async function findMeetingDays(
  { db, clock }: AppContext,
  userId: number,
  side: 'future' | 'past',
  query: { limit: number; page: number },
): Promise<Schema<'MeetingsPage'>> {
  const today = moscowDate(clock.now());
  const isOnSide = side === 'future' ? gt(meetingSides.date, today) : lt(meetingSides.date, today);
  const where = and(eq(meetingSides.user_id, userId), isOnSide);
  const [total] = await db
    .select({ days: countDistinct(meetingSides.date) })
    .from(meetingSides)
    .where(where);
  const total_count = total?.days ?? 0;
  const days = await db
    .selectDistinct({ date: meetingSides.date })
    .from(meetingSides)
    .where(where)
    .orderBy(side === 'future' ? asc(meetingSides.date) : desc(meetingSides.date))
    .limit(query.limit)
    .offset(pageOffset(query));
  const meetings =
    days.length === 0
      ? {}
      : await pointsOfDates(
          db,
          userId,
          days.map(({ date }) => date),
          userId,
        );
  return { meetings, total_count, pages: pageCount(total_count, query.limit) };
}

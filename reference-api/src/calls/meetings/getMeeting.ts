import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { meetingSides, notices, users } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { isSlotPast } from '../event/slots.ts';
import { findFreeCompanies } from '../notices/freeCompanies.ts';
import { isCancelled } from '../notices/noticeRows.ts';

export const getMeeting = participantOperation('getMeeting', async ({ path: { id }, viewer }, { db, clock }) => {
  const [meeting] = await db
    .select({ date: meetingSides.date, point: meetingSides.point, company: users.company, company_id: users.id })
    .from(meetingSides)
    .innerJoin(users, eq(users.id, meetingSides.partner_id))
    .where(and(eq(meetingSides.meeting_id, id), eq(meetingSides.user_id, viewer.id)));
  if (meeting) return meeting;
  const told = await findCancellation(db, viewer.id, id);
  if (!told) throw notFound('Встреча не найдена.');
  const { kind, text, date, point, company, company_id } = told;
  const free = isSlotPast(date, point, clock.now())
    ? []
    : await findFreeCompanies(db, { userId: viewer.id, exceptId: company_id, slot: { date, point } });
  const by = kind === 'cancelled' ? ('company' as const) : ('organizer' as const);
  return { date, point, company, company_id, cancelled: { by, free, ...(text !== null && { reason: text }) } };
});

/** The notice of a cancellation: it outlives the meeting's row. */
async function findCancellation(db: Database, userId: number, meetingId: number) {
  const [told] = await db
    .select({ notice: notices, company: users.company })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.actor_id))
    .where(
      and(
        eq(notices.user_id, userId),
        eq(notices.meeting_id, meetingId),
        inArray(notices.kind, ['cancelled', 'by_organizer']),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(1);
  if (!told || !isCancelled(told.notice)) return undefined;
  const { kind, text, date, point, actor_id } = told.notice;
  if (date === null || point === null || actor_id === null) return undefined;
  return { kind, text, date, point, company: told.company, company_id: actor_id };
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { datePoints, meetingSides } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { noteActivity } from '#platform/sessions/sessions.ts';
import { findEvent } from '../event/activeEvent.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { distinctSlots, lockPlanner } from './planning.ts';

export const savePoints = userOperation('savePoints', async ({ path, body, viewer }, { db, clock }) => {
  const { date } = path;
  requireCalendarDate(date);
  const points = distinctSlots(body.points);
  await db.transaction(async (tx) => {
    await lockPlanner(tx, viewer.id);
    await noteActivity(tx, viewer.id, clock.now());
    const event = await findEvent(tx);
    if (!event || date < event.datestart || date > event.dateend) throw conflict('Этот день не входит в мероприятие.');
    const isTaken = and(
      eq(meetingSides.user_id, viewer.id),
      eq(meetingSides.date, date),
      inArray(meetingSides.point, points),
    );
    const taken = await tx
      .select({ point: meetingSides.point })
      .from(meetingSides)
      .where(isTaken)
      .orderBy(meetingSides.point);
    if (taken.length > 0)
      throw conflict(`На это время уже назначена встреча: ${taken.map(({ point }) => point).join(', ')}.`);
    await tx
      .insert(datePoints)
      .values(points.map((point) => ({ user_id: viewer.id, date, point, status: body.status })))
      .onConflictDoUpdate({
        target: [datePoints.user_id, datePoints.date, datePoints.point],
        set: { status: sql`excluded.status` },
      });
  });
  return { ok: true };
});

import { lockUsers, type Database } from '#platform/database/database.ts';
import { datePoints, defaultPoints, meetingSides, users } from '#platform/database/schema.ts';
import { conflict, forbidden } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findEvent } from '../event/findEvent.ts';
import { requireCalendarDate, requireSlotTime } from './slotRules.ts';

export const saveSchedule = userOperation('saveSchedule', async ({ body, viewer }, { db }) => {
  const points = distinctSlots(body.points);
  await db.transaction(async (tx) => {
    await lockPlanner(tx, viewer.id);
    await tx
      .insert(defaultPoints)
      .values(points.map((point) => ({ user_id: viewer.id, point, status: body.status })))
      .onConflictDoUpdate({
        target: [defaultPoints.user_id, defaultPoints.point],
        set: { status: sql`excluded.status` },
      });
  });
  return { ok: true };
});

export const savePoints = userOperation('savePoints', async ({ path, body, viewer }, { db }) => {
  const { date } = path;
  requireCalendarDate(date);
  const points = distinctSlots(body.points);
  await db.transaction(async (tx) => {
    await lockPlanner(tx, viewer.id);
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

function distinctSlots(points: string[]): string[] {
  for (const point of points) requireSlotTime(point);
  return [...new Set(points)];
}

/** Nobody can agree on the slots of this user until the transaction ends; chat-only users have none to plan. */
async function lockPlanner(tx: Database, userId: number): Promise<void> {
  await lockUsers(tx, [userId]);
  const [user] = await tx.select({ only_chat: users.only_chat }).from(users).where(eq(users.id, userId));
  if (user?.only_chat) throw forbidden('В режиме «только чат» расписание недоступно.');
}

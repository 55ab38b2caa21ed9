import { sql } from 'drizzle-orm';
import { defaultPoints } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { noteActivity } from '#platform/sessions/sessions.ts';
import { distinctSlots, lockPlanner } from './planning.ts';

export const saveSchedule = userOperation('saveSchedule', async ({ body, viewer }, { db, clock }) => {
  const points = distinctSlots(body.points);
  await db.transaction(async (tx) => {
    await lockPlanner(tx, viewer.id);
    await noteActivity(tx, viewer.id, clock.now());
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

import { and, eq, isNull, sql } from 'drizzle-orm';
import { intArray } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';

export const markNoticesShown = userOperation(
  'markNoticesShown',
  async ({ body, viewer }, { db, clock }) => {
    await db
      .update(notices)
      .set({ shown_at: clock.now() })
      .where(
        and(eq(notices.user_id, viewer.id), isNull(notices.shown_at), sql`${notices.id} = any(${intArray(body.ids)})`),
      );
    return { ok: true };
  },
  { cost: 0 },
);

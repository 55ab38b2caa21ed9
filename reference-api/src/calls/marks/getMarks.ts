import { and, asc, eq, gt } from 'drizzle-orm';
import { marks } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { toMark } from './markRows.ts';

export const getMarks = participantOperation('getMarks', async ({ query: { since = 0 }, viewer }, { db }) => {
  const rows = await db
    .select()
    .from(marks)
    .where(and(eq(marks.user_id, viewer.id), gt(marks.version, since)))
    .orderBy(asc(marks.changed_at));
  return {
    user_id: viewer.id,
    version: Math.max(since, ...rows.map(({ version }) => version)),
    marks: rows.map(toMark),
  };
});

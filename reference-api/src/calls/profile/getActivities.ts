import { asc, ne } from 'drizzle-orm';
import { activities } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';

export const getActivities = userOperation('getActivities', async (_request, { db }) => ({
  // false sorts before true, so groups are first
  activities: await db
    .select()
    .from(activities)
    .orderBy(asc(ne(activities.node, 0)), asc(activities.id)),
}));

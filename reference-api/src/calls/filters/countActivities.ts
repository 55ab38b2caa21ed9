import { eq, sql, sum } from 'drizzle-orm';
import { activities, catalogueCounts } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { isOption, requireFilters } from './catalogueOptions.ts';

export const countActivities = participantOperation('countActivities', async ({ viewer }, context) => {
  await requireFilters(context);
  const { db } = context;
  const counted = db
    .select({ value: catalogueCounts.value, count: sum(catalogueCounts.count).as('count') })
    .from(catalogueCounts)
    .where(isOption(viewer, 'activity'))
    .groupBy(catalogueCounts.value)
    .as('counted');
  const counts = await db
    .select({ id: activities.id, count: sql<number>`coalesce(${counted.count}, 0)::int` })
    .from(activities)
    .leftJoin(counted, eq(counted.value, sql`${activities.id}::text`))
    .orderBy(activities.id);
  return { counts };
});

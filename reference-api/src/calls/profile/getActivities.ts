import { activities } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';
import { asc, ne } from 'drizzle-orm';
import { INDUSTRIES } from './options.ts';

export const getActivities = userOperation('getActivities', async (_request, { db }) => ({
  // false < true: groups come first
  activities: await db
    .select()
    .from(activities)
    .orderBy(asc(ne(activities.node, 0)), asc(activities.id)),
}));

const inRussianOrder = new Intl.Collator('ru').compare;

export const getIndustries = userOperation('getIndustries', async () => ({
  industries: INDUSTRIES.toSorted(inRussianOrder).map((name) => ({ name })),
}));

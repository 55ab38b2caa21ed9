import { industries } from '#platform/database/schema.ts';
import { userOperation } from '#platform/http/operation.ts';

const inRussianOrder = new Intl.Collator('ru').compare;

export const getIndustries = userOperation('getIndustries', async (_request, { db }) => {
  const rows = await db.select({ name: industries.name }).from(industries);
  return { industries: rows.toSorted((one, other) => inRussianOrder(one.name, other.name)) };
});

import { userOperation } from '#platform/http/operation.ts';
import { INDUSTRIES } from './options.ts';

const inRussianOrder = new Intl.Collator('ru').compare;

export const getIndustries = userOperation('getIndustries', async () => ({
  industries: INDUSTRIES.toSorted(inRussianOrder).map((name) => ({ name })),
}));

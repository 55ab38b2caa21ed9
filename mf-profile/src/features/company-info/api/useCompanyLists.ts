import { request, type Answer } from 'shared-api/client';
import type { Schema, UserType } from 'shared-api/contract';
import { useQueryOnce, type Query } from 'shared-api/query';

/** Options of the selects in the company form. */
export interface CompanyLists {
  /** All areas of activity and their groups. */
  activities: Query<Schema<'ActivityArea'>[]>;
  /** Options for circulation, sum and branding in the server's order. */
  deal: Query<Answer<'/api/filters/additionally', 'get'>>;
  /** All industries by name; not fetched for suppliers, who have no industry field. */
  industries: Query<string[]>;
}

const companyListsKeys = {
  activities: ['company-lists', 'activities'] as const,
  deal: ['company-lists', 'deal'] as const,
  industries: ['company-lists', 'industries'] as const,
};

/** Fetches the options of the company form, each list once. */
export function useCompanyLists(type: UserType): CompanyLists {
  return {
    activities: useQueryOnce(
      companyListsKeys.activities,
      async () => (await request('get', '/api/activities')).activities,
    ),
    deal: useQueryOnce(companyListsKeys.deal, () => request('get', '/api/filters/additionally')),
    industries: useQueryOnce(type === 'Заказчик' ? companyListsKeys.industries : null, async () =>
      (await request('get', '/api/industries')).industries.map(({ name }) => name),
    ),
  };
}

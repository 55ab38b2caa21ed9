import { request, type Answer } from 'shared-api/client';
import type { Schema, UserType } from 'shared-api/contract';
import { useQueryOnce, type Query } from 'shared-api/query';

/** What the company's form offers to choose from. */
export interface CompanyLists {
  /** All areas of activity and their groups. */
  activities: Query<Schema<'ActivityArea'>[]>;
  /** What circulation, sum and branding can be set to, in the server's order. */
  deal: Query<Answer<'/api/filters/additionally', 'get'>>;
  /** All economic sectors by name; suppliers have none to choose, so nothing is asked for them. */
  industries: Query<string[]>;
}

const companyListsKeys = {
  activities: ['company-lists', 'activities'] as const,
  deal: ['company-lists', 'deal'] as const,
  industries: ['company-lists', 'industries'] as const,
};

/** The lists of the company's form, each asked for once. */
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

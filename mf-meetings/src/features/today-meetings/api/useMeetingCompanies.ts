import { request } from 'shared-api/client';
import type { MeetingCompany } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';

/** With whom the current user meets on one Moscow day (yyyy-MM-dd). */
export function useMeetingCompanies(date: string): Query<MeetingCompany[]> {
  return useQuery(meetingsKeys.companies(date), async () => {
    const { companies } = await request('get', '/api/meetings/companies', { query: { date } });
    return companies;
  });
}

import { request } from 'shared-api/client';
import type { MeetingCompany } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';

/** Companies the current user meets on one Moscow day (yyyy-MM-dd); `undefined` disables the query. */
export function useMeetingCompanies(date: string | undefined): Query<MeetingCompany[]> {
  return useQuery(date === undefined ? null : meetingsKeys.companies(date), ([, , day]) => getMeetingCompanies(day));
}

/** Fetches the companies of one day, bypassing the cache. */
export async function getMeetingCompanies(date: string): Promise<MeetingCompany[]> {
  const { companies } = await request('get', '/api/meetings/companies', { query: { date } });
  return companies;
}

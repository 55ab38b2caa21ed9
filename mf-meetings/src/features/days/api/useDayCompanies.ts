import type { MeetingCompany } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { useQuery, type Query } from 'shared-api/query';
import { getMeetingCompanies } from '#api/useMeetingCompanies';
import { REREAD_MS } from '#domain/limits';

/** Companies the current user meets on one day, refetched every minute; `undefined` disables the query. */
export function useDayCompanies(date: string | undefined): Query<MeetingCompany[]> {
  return useQuery(date === undefined ? null : meetingsKeys.companies(date), ([, , day]) => getMeetingCompanies(day), {
    rereadsEvery: REREAD_MS,
  });
}

import useSWR from 'swr';
import { request } from 'shared-api/client';
import type { MeetingCompany } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';

/** With whom the current user meets on one Moscow day (yyyy-MM-dd). */
export function useMeetingCompanies(date: string): {
  companies: MeetingCompany[] | undefined;
  error: unknown;
  reload: () => void;
} {
  const { data, error, mutate } = useSWR(meetingsKeys.companies(date), () =>
    request('get', '/api/meetings/companies', { query: { date } }),
  );
  return { companies: data?.companies, error, reload: () => void mutate() };
}

import useSWR from 'swr';
import { request } from '../client/request';
import type { ActiveEvent } from '../contract';

/** The active event: `datestart` and `dateend` as yyyy-MM-dd, Moscow, both days included. */
export function useEvent(): { event: ActiveEvent | undefined; error: unknown; isLoading: boolean } {
  const { data, error, isLoading } = useSWR(['event'], () => request('get', '/api/event'), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  return { event: data, error, isLoading };
}

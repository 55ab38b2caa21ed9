import useSWR from 'swr';
import { request } from '../client/request';
import type { Settings } from '../contract';

/** What the operator has switched on (catalogue, mailing, attachments, premoderation). Asked once per page load. */
export function useSettings(): { settings: Settings | undefined; error: unknown; isLoading: boolean } {
  const { data, error, isLoading } = useSWR(['settings'], () => request('get', '/api/settings'), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return { settings: data, error, isLoading };
}

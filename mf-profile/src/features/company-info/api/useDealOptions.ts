import useSWR from 'swr';
import { request } from 'shared-api/client';
import { companyOptionsBehaviour, companyOptionsKeys } from './companyOptionsKeys';

/** What circulation, sum and branding can be set to, in the server's order. */
export function useDealOptions() {
  const { data, error, isValidating, mutate } = useSWR(
    companyOptionsKeys.deal,
    () => request('get', '/api/filters/additionally'),
    companyOptionsBehaviour,
  );
  return {
    dealOptions: data,
    error: data ? undefined : (error as unknown),
    isLoading: !data && isValidating,
    reload: () => void mutate(),
  };
}

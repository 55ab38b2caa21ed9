import useSWR from 'swr';
import { request } from 'shared-api/client';
import { companyOptionsBehaviour, companyOptionsKeys } from './companyOptionsKeys';

/**
 * All economic sectors.
 * @param isNeeded suppliers have none to choose: then nothing is asked
 */
export function useIndustries(isNeeded: boolean) {
  const key = isNeeded ? companyOptionsKeys.industries : null;
  const { data, error, isValidating, mutate } = useSWR(
    key,
    () => request('get', '/api/industries'),
    companyOptionsBehaviour,
  );
  return {
    industries: data?.industries,
    error: data ? undefined : (error as unknown),
    isLoading: !data && isValidating,
    reload: () => void mutate(),
  };
}

import useSWR from 'swr';
import { request } from 'shared-api/client';
import { companyOptionsBehaviour, companyOptionsKeys } from './companyOptionsKeys';

/** All areas of activity and their groups. */
export function useActivities() {
  const { data, error, isValidating, mutate } = useSWR(
    companyOptionsKeys.activities,
    () => request('get', '/api/activities'),
    companyOptionsBehaviour,
  );
  return {
    activities: data?.activities,
    error: data ? undefined : (error as unknown),
    isLoading: !data && isValidating,
    reload: () => void mutate(),
  };
}

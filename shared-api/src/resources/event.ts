import { request } from '../client/request';
import type { ActiveEvent } from '../contract';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';

/** Cache key of the active event. */
export const EVENT = ['event'] as const;

/** The active event: `datestart` and `dateend` as yyyy-MM-dd, Moscow, both days included. */
export function useEvent(): Query<ActiveEvent> {
  return useQueryOnce(EVENT, () => request('get', '/api/event'));
}

import { request } from '../client/request';
import type { Settings } from '../contract';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';

/** What the operator has switched on (catalogue, mailing, attachments, premoderation). Asked once per page load. */
export function useSettings(): Query<Settings> {
  return useQueryOnce(['settings'], () => request('get', '/api/settings'));
}

import { request } from '../client/request';
import type { Settings } from '../contract';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';

export const SETTINGS = ['settings'] as const;

/**
 * Features that the operator has enabled (catalogue, mailing, attachments, premoderation). Fetched once per page load.
 */
export function useSettings(): Query<Settings> {
  return useQueryOnce(SETTINGS, () => request('get', '/api/settings'));
}

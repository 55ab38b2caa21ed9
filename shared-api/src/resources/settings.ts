import { request } from '../client/request';
import type { Settings } from '../contract';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';

/** Cache key of the settings. */
export const SETTINGS = ['settings'] as const;

/**
 * Features that the operator has enabled (catalogue, mailing, attachments, premoderation). Fetched once per page load.
 */
export function useSettings(): Query<Settings> {
  return useQueryOnce(SETTINGS, () => request('get', '/api/settings'));
}

/** Additions to the specification that a server may announce. */
type Feature =
  | 'arrivals'
  | 'calendar_feed'
  | 'common_time'
  | 'fit_sort'
  | 'invitation_lists'
  | 'invitation_text'
  | 'marks'
  | 'meeting'
  | 'openings'
  | 'reasons'
  | 'results'
  | 'web_push'
  | 'wishes';

/**
 * Whether the server announces an addition to the specification, such as `reasons`: other servers refuse fields that
 * they do not know. Undefined until the settings have loaded; false when they fail to load.
 */
export function useFeature(name: Feature): boolean | undefined {
  const { data, error } = useSettings();
  if (data === undefined && error === undefined) return undefined;
  return data?.features?.includes(name) ?? false;
}

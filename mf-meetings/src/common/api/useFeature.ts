import { useSettings } from 'shared-api/settings';

/**
 * Whether the server announces an addition to the specification, such as `reasons`: other servers refuse fields that
 * they do not know. Undefined until the settings have loaded; false when they fail to load.
 */
export function useFeature(
  name: 'invitation_text' | 'invitation_lists' | 'meeting' | 'reasons' | 'calendar_feed',
): boolean | undefined {
  const { data, error } = useSettings();
  if (data === undefined && error === undefined) return undefined;
  return data?.features?.includes(name) ?? false;
}

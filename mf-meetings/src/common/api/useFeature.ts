import { useSettings } from 'shared-api/settings';

/**
 * Whether the server announces an addition to the specification, such as `reasons`. False until the settings have
 * loaded: other servers refuse fields that they do not know.
 */
export function useFeature(name: 'invitation_text' | 'reasons'): boolean {
  return useSettings().data?.features?.includes(name) ?? false;
}

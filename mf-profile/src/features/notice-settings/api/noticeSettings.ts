import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { createMutation, useQuery } from 'shared-api/query';

export type NoticeSettings = Schema<'NoticeSettings'>;

const noticeSettingsKey = ['notice-settings'] as const;

/** Channels of the current user by group, and quiet hours. */
export function useNoticeSettings() {
  return useQuery(noticeSettingsKey, () => request('get', '/api/notices/settings'));
}

/** Replaces the settings. */
export const useSaveNoticeSettings = createMutation(
  (settings: NoticeSettings) => request('put', '/api/notices/settings', { body: settings }),
  { onSuccess: (cache, _answer, settings) => cache.write(noticeSettingsKey, settings) },
);

import { useEffect, useMemo } from 'react';
import { createMutation } from '../query/createMutation';
import { keysUnder } from '../query/keysUnder';
import type { Query } from '../query/query';
import { useQueryCache, type QueryCache } from '../query/queryCache';
import { useQuery } from '../query/useQuery';
import { useSettings } from '../resources/settings';
import { deviceNotices } from './deviceNotices';
import { appendOlder, applyChange, applyRead, keepOlder } from './noticeList';
import type { NoticeList, NoticeSource, ReadNotices } from './noticeSource';
import { serverNotices } from './serverNotices';

const noticesKeys = {
  list: (userId: number) => ['notices', 'list', userId] as const,
  isList: keysUnder('notices', 'list'),
};

/** The source that fits the server; `undefined` until the settings have loaded. */
export function useNoticeSource(): NoticeSource | undefined {
  const { data: settings } = useSettings();
  if (!settings) return undefined;
  return settings.features?.includes('notices') ? serverNotices : deviceNotices;
}

/** The user's newest notices. Fetched again when the tab becomes visible after a while. */
export function useNotices(userId: number): Query<NoticeList> {
  const settings = useSettings();
  const source = useNoticeSource();
  const cache = useQueryCache();
  const list = useQuery(source ? noticesKeys.list(userId) : null, async (key) =>
    keepOlder(await (source ?? serverNotices).readNewest(userId), cache.read<NoticeList>(key)),
  );
  if (source) return list;
  const { error, reason, code, isLoading } = settings;
  return {
    data: undefined,
    previous: undefined,
    error,
    reason,
    code,
    isLoading,
    reload: async () => {
      await settings.reload();
      return undefined;
    },
  };
}

/** Keeps the list fresh; mounted once. */
export function useNoticeEvents(userId: number): void {
  const source = useNoticeSource();
  const cache = useQueryCache();
  useEffect(
    () =>
      source?.follow(userId, (change) => {
        const key = noticesKeys.list(userId);
        if (change.kind === 'outdated' || !cache.read(key)) cache.refresh(key);
        else cache.patch(key, (list: NoticeList) => applyChange(list, change));
      }),
    [source, userId, cache],
  );
}

const useSendRead = createMutation(
  (source: NoticeSource, userId: number, what: ReadNotices) => source.markRead(userId, what),
  {
    optimistic: (cache: QueryCache, _source, userId, what) => {
      cache.patch(noticesKeys.list(userId), (list: NoticeList) => applyRead(list, what));
      return undefined;
    },
    // Again: a list read meanwhile may lack the change.
    onSuccess: (cache: QueryCache, _answer, _source, userId, what) =>
      cache.patch(noticesKeys.list(userId), (list: NoticeList) => applyRead(list, what)),
    refreshesAfterFailure: [noticesKeys.isList],
  },
);

/** Commands on the user's notices. */
export interface NoticeCommands {
  /** Marks notices as read at once, on all tabs and devices. Rejects when the server refuses. */
  markRead: (what: ReadNotices) => Promise<void>;
  /** Fetches the next older page. */
  loadOlder: () => Promise<void>;
}

/** Commands that keep their identity. */
export function useNoticeCommands(userId: number): NoticeCommands {
  const source = useNoticeSource();
  const cache = useQueryCache();
  const sendRead = useSendRead();
  return useMemo(
    () => ({
      markRead: async (what) => {
        if (source) await sendRead(source, userId, what);
      },
      loadOlder: async () => {
        const key = noticesKeys.list(userId);
        const last = cache.read<NoticeList>(key)?.notices.at(-1);
        if (!source || !last) return;
        const older = await source.readOlder(userId, last.id);
        cache.patch(key, (list: NoticeList) => appendOlder(list, older));
      },
    }),
    [source, userId, cache, sendRead],
  );
}

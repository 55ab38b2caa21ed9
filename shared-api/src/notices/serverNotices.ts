import { request } from '../client/request';
import { onRealtime } from '../realtime';
import type { NoticeSource } from './noticeSource';

/** Size of the largest page. */
const OLDER_AT_ONCE = 50;
/** Largest number of ids in one call. */
const IDS_AT_ONCE = 200;

/** The ledger of the server (`Settings.features` has `notices`). */
export const serverNotices: NoticeSource = {
  readNewest: () => request('get', '/api/notices', { query: {} }),
  readOlder: (_userId, before) => request('get', '/api/notices', { query: { limit: OLDER_AT_ONCE, before } }),
  markRead: async (_userId, what) => {
    const body = 'up_to' in what ? what : { ids: what.ids.slice(0, IDS_AT_ONCE) };
    await request('post', '/api/notices/read', { body });
  },
  markShown: async (ids) => {
    await request('post', '/api/notices/shown', { body: { ids: ids.slice(0, IDS_AT_ONCE) } });
  },
  readGroups: async () => (await request('get', '/api/notices/settings')).groups,
  follow: (_userId, onChange) => {
    const stops = [
      onRealtime(['notice'], ({ notice, unread_count }) =>
        onChange(notice ? { kind: 'added', notice, unread_count } : { kind: 'outdated' }),
      ),
      onRealtime(['notices-read'], ({ up_to, ids = [], unread_count }) =>
        onChange({ kind: 'read', what: up_to === undefined ? { ids } : { up_to }, unread_count }),
      ),
      onRealtime(['gap'], () => onChange({ kind: 'outdated' })),
    ];
    return () => stops.forEach((stop) => stop());
  },
};

import type { Notice } from '../contract';
import type { NoticeChange, NoticeList, ReadNotices } from './noticeSource';

/** Applies a reported change to a list; the same list without a change. */
export function applyChange(list: NoticeList, change: Exclude<NoticeChange, { kind: 'outdated' }>): NoticeList {
  switch (change.kind) {
    case 'added':
      return { ...list, notices: withNotice(list.notices, change.notice), unread_count: change.unread_count };
    case 'read':
      return { ...applyRead(list, change.what), unread_count: change.unread_count };
  }
}

/** Marks notices as read, before the server has confirmed it. */
export function applyRead(list: NoticeList, what: ReadNotices): NoticeList {
  const isMeant = 'up_to' in what ? ({ id }: Notice) => id <= what.up_to : ({ id }: Notice) => what.ids.includes(id);
  const isChanged = (notice: Notice) => !notice.is_read && isMeant(notice);
  const changed = list.notices.filter(isChanged).length;
  if (changed === 0) return list;
  const isAll = 'up_to' in what && list.notices.every(({ id }) => id <= what.up_to);
  return {
    ...list,
    notices: list.notices.map((notice) => (isChanged(notice) ? { ...notice, is_read: true } : notice)),
    unread_count: isAll ? 0 : Math.max(0, list.unread_count - changed),
  };
}

/** Appends an older page. */
export function appendOlder(list: NoticeList, older: NoticeList): NoticeList {
  const last = list.notices.at(-1)?.id ?? Infinity;
  return {
    notices: [...list.notices, ...older.notices.filter(({ id }) => id < last)],
    unread_count: older.unread_count,
    has_more: older.has_more,
  };
}

/**
 * The newest page together with the older notices that were read before. Those are dropped when notices in between are
 * missing, or when some of them must have been read elsewhere.
 */
export function keepOlder(newest: NoticeList, held: NoticeList | undefined): NoticeList {
  const last = newest.notices.at(-1)?.id;
  if (!held || last === undefined || !newest.has_more || !held.notices.some(({ id }) => id === last)) return newest;
  const older = held.notices.filter(({ id }) => id < last);
  const unread = [...newest.notices, ...older].filter(({ is_read }) => !is_read).length;
  const isWhole = !held.has_more;
  if (isWhole ? unread !== newest.unread_count : unread > newest.unread_count) return newest;
  return { ...newest, notices: [...newest.notices, ...older], has_more: held.has_more };
}

/** Pushes may arrive twice, or in another order than the ids. */
function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  const others = notices.filter(({ id }) => id !== notice.id);
  const place = others.findIndex(({ id }) => id < notice.id);
  return place === -1 ? [...others, notice] : others.toSpliced(place, 0, notice);
}

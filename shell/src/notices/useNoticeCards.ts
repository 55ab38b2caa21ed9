import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from 'shared-api/clock';
import type { Notice } from 'shared-api/contract';
import { inOneTab } from 'shared-api/delivery';
import { useNotices, useNoticeSource, type NoticeSource } from 'shared-api/notices';
import { markAsTold, TELLING } from '../notifications/told';
import { useVisible } from '../notifications/useVisible';
import { hasCard, isCardOptional, isPressing, isYoung, mayHaveCard } from './noticeRules';

/** A notice shown as a card. */
export interface ShownNotice {
  notice: Notice;
  /** Stays until closed. */
  isUrgent: boolean;
}

/** Cards on the screen; further events are summed up. */
export interface NoticeCardList {
  cards: readonly ShownNotice[];
  /** Number of events in the card that sums up; 0 without it. */
  summedUp: number;
}

const MOST_AT_ONCE = 3;
const NONE: NoticeCardList = { cards: [], summedUp: 0 };

/**
 * Young notices of a visible tab as cards, each in one tab and once per browser. Cards go when their notice is read
 * anywhere, all of them when the bell opens.
 */
export function useNoticeCards(userId: number, isBellOpen: boolean): NoticeCardList & { close: (id?: number) => void } {
  const { data } = useNotices(userId);
  const source = useNoticeSource();
  const isVisible = useVisible();
  const [shown, setShown] = useState(NONE);
  const handled = useRef(new Set<number>());
  const notices = data?.notices;

  const tell = useEffectEvent(async (all: readonly Notice[], from: NoticeSource) => {
    const now = serverNow();
    const fresh = all.filter(
      (one) => !one.is_read && !handled.current.has(one.id) && mayHaveCard(one) && isYoung(one, now),
    );
    if (fresh.length === 0) return;
    fresh.forEach(({ id }) => handled.current.add(id));
    // The defaults when the settings do not load.
    const groups = fresh.some(isCardOptional) ? await from.readGroups().catch(() => ({})) : {};
    const wanted = fresh.filter((one) => hasCard(one, groups));
    const own = await inOneTab(TELLING, () => wanted.filter(({ id }) => markAsTold(`n${id}`)));
    if (own.length === 0) return;
    // An open bell shows them already.
    if (!isBellOpen) setShown((before) => add(before, own, now));
    // Other channels are only told twice when this fails.
    from.markShown(own.map(({ id }) => id)).catch(() => {});
  });
  useEffect(() => {
    if (notices && source && isVisible) void tell(notices, source);
  }, [notices, source, isVisible]);

  if (isBellOpen && shown !== NONE) setShown(NONE);
  const readIds = new Set(notices?.filter(({ is_read }) => is_read).map(({ id }) => id));
  return {
    cards: shown.cards.filter(({ notice }) => !readIds.has(notice.id)),
    summedUp: data?.unread_count === 0 ? 0 : shown.summedUp,
    close: (id) =>
      setShown((before) =>
        id === undefined
          ? { ...before, summedUp: 0 }
          : { ...before, cards: before.cards.filter(({ notice }) => notice.id !== id) },
      ),
  };
}

/** More than three become one card that sums up; urgent ones keep their own. */
function add({ cards, summedUp }: NoticeCardList, notices: readonly Notice[], now: number): NoticeCardList {
  const all = [...cards, ...notices.toReversed().map((notice) => ({ notice, isUrgent: isPressing(notice, now) }))];
  if (summedUp === 0 && all.length <= MOST_AT_ONCE) return { cards: all, summedUp };
  const urgent = all.filter(({ isUrgent }) => isUrgent).slice(1 - MOST_AT_ONCE);
  return { cards: urgent, summedUp: summedUp + all.length - urgent.length };
}

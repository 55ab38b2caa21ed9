import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Notice } from 'shared-api/contract';
import { useNoticeCommands, type NoticeList } from 'shared-api/notices';
import { dayOf, formatDayHeader } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { toast } from 'shared-ui/toast';
import { NoticeAnswer } from './NoticeAnswer';
import { NoticeRow } from './NoticeRow';
import { NoticeSection } from './NoticeSection';
import { texts } from './texts';
import { useReadInSight } from './useReadInSight';

interface NoticeDaysProps {
  userId: number;
  list: NoticeList;
  onLeave: () => void;
}

/** Rows that each opening begins with, and that each press adds. */
const AT_ONCE = 20;
/** Rows in sight, drawn before the others. */
const IN_SIGHT = 8;

/** Notices under their days, unread ones of a day first. */
export function NoticeDays({ userId, list, onLeave }: NoticeDaysProps) {
  const { markRead, loadOlder } = useNoticeCommands(userId);
  const [shown, setShown] = useState(AT_ONCE);
  const drawn = useDeferredValue(shown, IN_SIGHT);
  const [isLoading, setIsLoading] = useState(false);
  // As it was on opening: reading must not move rows.
  const [first] = useState(() => ({
    newest: list.notices[0]?.id ?? 0,
    unread: new Set(list.notices.filter(({ is_read }) => !is_read).map(({ id }) => id)),
  }));
  const rows = useRef<HTMLDivElement>(null);
  useReadInSight(rows, (ids) => {
    // Fails silently: the user pressed no button, and the next sight tries again.
    markRead({ ids }).catch(() => {});
  });
  const days = useMemo(
    () => byDay(list.notices.slice(0, drawn), ({ id }) => id > first.newest || first.unread.has(id)),
    [list.notices, drawn, first],
  );
  const showMore = async () => {
    if (list.notices.length < shown + AT_ONCE && list.has_more) {
      setIsLoading(true);
      try {
        await loadOlder();
      } catch {
        toast.danger(texts.olderFailed);
        return;
      } finally {
        setIsLoading(false);
      }
    }
    setShown(shown + AT_ONCE);
  };
  return (
    <div ref={rows}>
      {days.map(({ day, notices }) => (
        <NoticeSection key={day} id={`notices-${day}`} title={formatDayHeader(day)}>
          {notices.map((notice) => (
            <li key={notice.id} data-unread={notice.is_read ? undefined : notice.id}>
              <RowBoundary item={notice}>
                <NoticeRow
                  notice={notice}
                  onOpen={() => {
                    onLeave();
                    // The page that opens shows more than a sentence about the failure could.
                    if (!notice.is_read) markRead({ ids: [notice.id] }).catch(() => {});
                  }}
                />
                <NoticeAnswer notice={notice} />
              </RowBoundary>
            </li>
          ))}
        </NoticeSection>
      ))}
      {(list.has_more || list.notices.length > shown) && (
        <More variant="ghost" isBusy={isLoading} onClick={() => void showMore()}>
          {texts.showMore}
        </More>
      )}
    </div>
  );
}

interface Day {
  day: string;
  notices: Notice[];
}

function byDay(notices: readonly Notice[], isFirst: (notice: Notice) => boolean): Day[] {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = dayOf(notice.at);
    const others = days.get(day);
    if (others) others.push(notice);
    else days.set(day, [notice]);
  }
  return Array.from(days, ([day, all]) => ({
    day,
    notices: [...all.filter(isFirst), ...all.filter((notice) => !isFirst(notice))],
  }));
}

const More = styled(Button)`
  width: 100%;
`;

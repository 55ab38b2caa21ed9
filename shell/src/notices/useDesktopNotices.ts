import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from 'shared-api/clock';
import type { Notice } from 'shared-api/contract';
import { leaveBy } from 'shared-api/leaving';
import { useNoticeCommands, useNotices, useNoticeSource, type NoticeSource } from 'shared-api/notices';
import { notifyOnDesktop } from '../notifications/desktopNotification';
import { useVisible } from '../notifications/useVisible';
import { hrefOf, isForDesktop, isYoung, mayBeOnDesktop } from './noticeRules';
import { wordNotice } from './wordNotice';

/** Shows young notices as desktop notifications while all tabs are hidden; a click opens their subject. */
export function useDesktopNotices(userId: number): void {
  const { data } = useNotices(userId);
  const source = useNoticeSource();
  const isVisible = useVisible();
  const { markRead } = useNoticeCommands(userId);
  const navigate = useNavigate();
  const notices = data?.notices;

  const open = useEffectEvent((notice: Notice) => {
    const href = hrefOf(notice);
    if (href === undefined) return;
    leaveBy(() => void navigate(href));
    markRead({ ids: [notice.id] }).catch(() => {});
  });
  const tell = useEffectEvent(async (all: readonly Notice[], from: NoticeSource) => {
    const now = serverNow();
    const fresh = all.filter((one) => !one.is_read && mayBeOnDesktop(one) && isYoung(one, now));
    if (fresh.length === 0) return;
    const groups = await from.readGroups().catch(() => ({}));
    for (const notice of fresh.filter((one) => isForDesktop(one, groups)).toReversed())
      await notifyOnDesktop({ ...describe(notice), onOpen: () => open(notice) });
  });
  useEffect(() => {
    if (notices && source && !isVisible) void tell(notices, source);
  }, [notices, source, isVisible]);
}

/** «Встреча назначена» as the title, the rest of the sentence and the quote below. */
function describe(notice: Notice) {
  const { sentence, quote } = wordNotice(notice);
  const [title = '', ...rest] = sentence.split(': ');
  const body = [rest.join(': '), ...(quote === undefined ? [] : [`«${quote}»`])].join('\n');
  return { event: `n${notice.id}`, title, body, tag: `vstrecha.n-${notice.id}` };
}

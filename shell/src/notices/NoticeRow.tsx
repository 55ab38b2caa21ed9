import { memo } from 'react';
import type { Notice } from 'shared-api/contract';
import { iconOf } from './noticeIcon';
import { NoticeLine } from './NoticeLine';
import { hrefOf } from './noticeRules';
import { wordNotice } from './wordNotice';

interface NoticeRowProps {
  notice: Notice;
  /** Called when the link is followed. */
  onOpen: () => void;
}

/** A notice in the bell's window. */
export const NoticeRow = memo(
  function NoticeRow({ notice, onOpen }: NoticeRowProps) {
    const { kind, at, is_read } = notice;
    const { sentence, quote } = wordNotice(notice);
    // The whole broadcast is on the linked page.
    const isBrief = kind === 'organizer';
    return (
      <NoticeLine icon={iconOf(kind)} at={at} isRead={is_read} href={hrefOf(notice)} isBrief={isBrief} onOpen={onOpen}>
        {sentence}
        {quote !== undefined && <q>{isBrief ? quote : `«${quote}»`}</q>}
      </NoticeLine>
    );
  },
  // `onOpen` is the same command in every render.
  (before, now) => before.notice === now.notice,
);

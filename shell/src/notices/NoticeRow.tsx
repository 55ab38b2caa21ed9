import { memo } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { Notice } from 'shared-api/contract';
import { formatTime } from 'shared-api/time';
import { DotBadge } from 'shared-ui/Badge';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { iconOf } from './noticeIcon';
import { hrefOf } from './noticeRules';
import { texts } from './texts';
import { wordNotice } from './wordNotice';

interface NoticeRowProps {
  notice: Notice;
  /** Called when the link is followed. */
  onOpen: () => void;
}

/** A notice in the bell's window: a link to its subject. */
export const NoticeRow = memo(
  function NoticeRow({ notice, onOpen }: NoticeRowProps) {
    const { sentence, quote } = wordNotice(notice);
    const href = hrefOf(notice);
    // The whole broadcast is on the linked page.
    const isBrief = notice.kind === 'organizer';
    const content = (
      <>
        <span>{!notice.is_read && <DotBadge label={texts.isUnread} />}</span>
        <Icon icon={iconOf(notice.kind)} size={20} />
        <p>
          {sentence}
          {quote !== undefined && <q>{notice.kind === 'organizer' ? quote : `«${quote}»`}</q>}
        </p>
        <time dateTime={notice.at}>{formatTime(notice.at)}</time>
      </>
    );
    return href === undefined ? (
      <Plain $isBrief={isBrief}>{content}</Plain>
    ) : (
      <RowLink to={href} onClick={onOpen} $isBrief={isBrief}>
        {content}
      </RowLink>
    );
  },
  // `onOpen` is the same command in every render.
  (before, now) => before.notice === now.notice,
);

/* The subject and the beginning of the text, a line each. */
const brief = css`
  > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  q {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* One styled element per row, for a fast opening. */
const row = css<{ $isBrief: boolean }>`
  display: grid;
  grid-template-columns: ${theme.space(2.5)} auto minmax(0, 1fr) auto;
  gap: ${theme.space(2)};
  min-height: ${theme.control.height};
  padding: ${theme.space(2)};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  text-decoration: none;

  > span {
    padding-top: ${theme.space(1)};
  }

  > svg {
    margin-top: 2px;
    color: ${theme.color.textMuted};
  }

  > p {
    overflow-wrap: anywhere;
  }

  q {
    display: block;
    color: ${theme.color.textMuted};
    quotes: none;
    white-space: pre-line;
  }

  ${({ $isBrief }) => $isBrief && brief}

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    font-variant-numeric: tabular-nums;
  }
`;

const Plain = styled.div<{ $isBrief: boolean }>`
  ${row}
`;

const RowLink = styled(Link)<{ $isBrief: boolean }>`
  ${row}

  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
  }
`;

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { formatTime } from 'shared-api/time';
import { DotBadge } from 'shared-ui/Badge';
import { Icon, type IconData } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';

interface NoticeLineProps {
  icon: IconData;
  /** ISO instant */
  at: string;
  isRead: boolean;
  /** The page of its subject, if it has one. */
  href: string | undefined;
  /** One line for the sentence and one for the quote. */
  isBrief?: boolean;
  /** Called when the link is followed. */
  onOpen: () => void;
  /** A sentence, then perhaps a quote. */
  children: ReactNode;
}

/** A line of the bell's window: a link to its subject. */
export function NoticeLine({ icon, at, isRead, href, isBrief = false, onOpen, children }: NoticeLineProps) {
  const content = (
    <>
      <span>{!isRead && <DotBadge label={texts.isUnread} />}</span>
      <Icon icon={icon} size={20} />
      <p>{children}</p>
      <time dateTime={at}>{formatTime(at)}</time>
    </>
  );
  return href === undefined ? (
    <Plain $isBrief={isBrief}>{content}</Plain>
  ) : (
    <RowLink to={href} onClick={onOpen} $isBrief={isBrief}>
      {content}
    </RowLink>
  );
}

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

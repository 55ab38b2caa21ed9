import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { isImageName } from 'shared-api/delivery/uploads';
import { formatTime } from 'shared-api/time';
import { safeHref } from 'shared-ui/safeHref';
import { query, theme } from 'shared-ui/theme';
import type { MessageFile } from '#domain/messageFile';
import { MessageFileRow } from '#parts/attachments/MessageFileRow';
import { MessageImages } from '#parts/attachments/MessageImages';
import { texts } from '../texts';
import { MessageFailure, type MessageFailureProps } from './MessageFailure';
import { MessageText } from './MessageText';
import { SendingMark } from './SendingMark';

/** State of a message that the server has not confirmed. */
export type MessageStatus =
  /** `percent`: upload progress of its files. */
  { kind: 'sending'; percent?: number } | ({ kind: 'failed' } & MessageFailureProps);

interface MessageBubbleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: string;
  /** ISO instant. */
  createdAt: string;
  files?: readonly MessageFile[];
  onShowImage?: (image: MessageFile) => void;
  /** Written by the current user: aligned right. */
  isOwn: boolean;
  /** For screen readers. */
  author: string;
  /** The message follows closely on one of the same author. */
  isContinued?: boolean;
  /** Left out once the server has confirmed the message. */
  status?: MessageStatus;
  /** Shown next to the bubble, towards the middle. */
  actions?: ReactNode;
}

/** One message: its pictures, its files, and its text with the time at the end of the last line. */
export function MessageBubble({
  text,
  createdAt,
  files = [],
  onShowImage,
  isOwn,
  author,
  isContinued = false,
  status,
  actions,
  ...rest
}: MessageBubbleProps) {
  const images = files.filter(isShownAsImage);
  const details = (
    <span data-details>
      {status?.kind === 'sending' &&
        (status.percent === undefined ? <SendingMark /> : <span>{texts.uploading(status.percent)}</span>)}
      <time dateTime={createdAt}>{formatTime(createdAt)}</time>
    </span>
  );
  return (
    <Root {...rest} data-own={isOwn || undefined} data-continued={isContinued || undefined}>
      <div data-line>
        <div data-bubble={status ? 'pale' : ''}>
          <span className="visually-hidden">{author}: </span>
          {images.length > 0 && <MessageImages images={images} onShow={onShowImage} />}
          {files
            .filter((file) => !images.includes(file))
            .map((file) => (
              <MessageFileRow key={file.id} file={file} />
            ))}
          {text === '' ? details : <MessageText text={text}>{details}</MessageText>}
        </div>
        {actions}
      </div>
      {status?.kind === 'failed' && <MessageFailure {...status} />}
    </Root>
  );
}

function isShownAsImage({ name, source, isDeleted }: MessageFile): boolean {
  return !isDeleted && isImageName(name) && (source instanceof File || safeHref(source) !== undefined);
}

// One styled component around plain elements: scrolling renders a message or two per frame, and each styled component
// adds to its time.
const Root = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  justify-items: start;
  padding: ${theme.space(2)} ${theme.space(4)} 0;

  &[data-own] {
    justify-items: end;
  }

  &[data-continued] {
    padding-top: 2px;
  }

  &[data-found] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 3px 0 ${theme.color.accent};
  }

  /* A long press opens the actions, so it must not select text. */
  @media ${query.coarse} {
    user-select: none;
    -webkit-touch-callout: none;
  }

  [data-line] {
    display: flex;
    gap: ${theme.space(1)};
    align-items: center;
    justify-content: flex-start;
    width: 100%;
    min-width: 0;
  }

  &[data-own] [data-line] {
    flex-direction: row-reverse;
  }

  [data-bubble] {
    min-width: 0;
    max-width: min(85%, 64ch);
    padding: ${theme.space(2)} ${theme.space(3)};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }

  &[data-own] [data-bubble] {
    background: ${theme.color.accentSoft};
  }

  [data-bubble='pale'] {
    border-style: dashed;
  }

  [data-text] {
    display: flow-root;
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  [data-details] {
    display: flex;
    float: right;
    gap: ${theme.space(2)};
    margin: 6px 0 0 ${theme.space(2)};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    white-space: nowrap;
    user-select: none;
  }
`;

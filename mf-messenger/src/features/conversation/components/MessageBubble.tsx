import { styled } from 'styled-components';
import type { Attachment } from 'shared-api/contract';
import { formatTime } from 'shared-api/time';
import { LinkedText } from 'shared-ui/LinkedText';
import { theme } from 'shared-ui/theme';
import { MessageAttachment } from '#components/attachments/MessageAttachment';
import { texts } from '../texts';
import { MessageFailure } from './MessageFailure';

/** What happens to a message of one's own that the server has not confirmed. */
export type MessageStatus =
  { kind: 'sending' } | { kind: 'failed'; reason: string; onRetry: () => void; onRemove: () => void };

interface MessageBubbleProps {
  text: string;
  /** ISO instant. */
  createdAt: string;
  attachments?: readonly Attachment[];
  /** Written by the viewer: stands at the right. */
  isOwn: boolean;
  /** Who wrote it, for screen readers. */
  author: string;
  /** Left out once the server has it. */
  status?: MessageStatus;
}

/** One message. Its text is only ever text: line breaks stay, addresses become links, nothing is executed. */
export function MessageBubble({ text, createdAt, attachments = [], isOwn, author, status }: MessageBubbleProps) {
  return (
    <Root $isOwn={isOwn}>
      <Bubble $isOwn={isOwn} $isPale={status !== undefined}>
        <span className="visually-hidden">{author}: </span>
        {text !== '' && (
          <Text>
            <LinkedText>{text}</LinkedText>
          </Text>
        )}
        {attachments.map((attachment) => (
          <MessageAttachment key={attachment.id} attachment={attachment} />
        ))}
        <Details>
          {status?.kind === 'sending' && <span>{texts.sending}</span>}
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </Details>
      </Bubble>
      {status?.kind === 'failed' && <MessageFailure {...status} />}
    </Root>
  );
}

const Root = styled.div<{ $isOwn: boolean }>`
  display: grid;
  gap: ${theme.space(1)};
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  padding: ${theme.space(1)} ${theme.space(4)};
`;

const Bubble = styled.div<{ $isOwn: boolean; $isPale: boolean }>`
  display: grid;
  gap: ${theme.space(1)};
  min-width: 0;
  max-width: min(85%, 64ch);
  padding: ${theme.space(2)} ${theme.space(3)};
  border: 1px ${({ $isPale }) => ($isPale ? 'dashed' : 'solid')} ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${({ $isOwn }) => ($isOwn ? theme.color.accentSoft : theme.color.surface)};
`;

const Text = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Details = styled.span`
  display: flex;
  gap: ${theme.space(2)};
  justify-content: end;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
`;

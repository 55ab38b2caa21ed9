import { memo } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { OutgoingMessage } from '#outbox/outboxState';
import type { ChatOutbox } from '#outbox/useOutbox';
import type { ChatRow } from '../chatRows';
import { texts } from '../texts';
import { MessageBubble, type MessageStatus } from './MessageBubble';
import { UnseenDivider } from './UnseenDivider';

interface ChatMessagesRowProps {
  row: Exclude<ChatRow, { kind: 'older' }>;
  company: string;
  ownUserId: number;
  outbox: ChatOutbox;
}

/** Draws one row of an open chat by its kind; not anew while others move or come. */
export const ChatMessagesRow = memo(function ChatMessagesRow({
  row,
  company,
  ownUserId,
  outbox,
}: ChatMessagesRowProps) {
  switch (row.kind) {
    case 'day':
      return <Day>{row.label}</Day>;
    case 'unseen':
      return <UnseenDivider />;
    case 'message': {
      const { user_id, text, created_at, attachments } = row.message;
      const isOwn = user_id === ownUserId;
      return (
        <MessageBubble
          text={text}
          createdAt={created_at}
          attachments={attachments}
          isOwn={isOwn}
          author={isOwn ? texts.own : company}
        />
      );
    }
    case 'outgoing':
      return (
        <MessageBubble
          text={row.outgoing.text}
          createdAt={row.outgoing.createdAt}
          isOwn
          author={texts.own}
          status={statusOf(row.outgoing, outbox)}
        />
      );
  }
});

function statusOf({ clientId, phase }: OutgoingMessage, outbox: ChatOutbox): MessageStatus {
  if (phase.kind !== 'failed') return { kind: 'sending' };
  return {
    kind: 'failed',
    reason: phase.reason,
    onRetry: () => outbox.retry(clientId),
    onRemove: () => outbox.remove(clientId),
  };
}

const Day = styled.h3`
  margin: 0;
  padding: ${theme.space(3)} ${theme.space(4)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};
  text-align: center;
`;

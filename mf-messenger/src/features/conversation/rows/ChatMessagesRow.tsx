import { memo } from 'react';
import { styled } from 'styled-components';
import type { Message } from 'shared-api/contract';
import { theme } from 'shared-ui/theme';
import type { ChatOutbox } from '#state/useOutbox';
import { isMark, type ChatMark } from './chatRows';
import { OutgoingBubble } from './OutgoingBubble';
import { SentMessage } from './SentMessage';
import { UnseenDivider } from './UnseenDivider';

interface ChatMessagesRowProps {
  row: Message | Exclude<ChatMark, { kind: 'older' }>;
  isContinued: boolean;
  /** The current match of the search. */
  isFound: boolean;
  /** Resend or discard an unconfirmed message. */
  onRetry: ChatOutbox['retry'];
  onSendText: ChatOutbox['sendTextAlone'];
  onRemove: ChatOutbox['remove'];
}

/** Renders one row of an open chat by its kind. Memoised, so that other rows do not re-render it. */
export const ChatMessagesRow = memo(function ChatMessagesRow({
  row,
  isContinued,
  isFound,
  onRetry,
  onSendText,
  onRemove,
}: ChatMessagesRowProps) {
  if (!isMark(row)) return <SentMessage message={row} isContinued={isContinued} isFound={isFound} />;
  switch (row.kind) {
    case 'day':
      return <Day>{row.label}</Day>;
    case 'unseen':
      return <UnseenDivider />;
    case 'outgoing': {
      const { clientId } = row.outgoing;
      return (
        <OutgoingBubble
          outgoing={row.outgoing}
          isContinued={isContinued}
          onRetry={() => onRetry(clientId)}
          onSendText={() => onSendText(clientId)}
          onRemove={() => onRemove(clientId)}
        />
      );
    }
  }
});

const Day = styled.h3`
  margin: 0;
  padding: ${theme.space(3)} ${theme.space(4)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};
  text-align: center;
`;

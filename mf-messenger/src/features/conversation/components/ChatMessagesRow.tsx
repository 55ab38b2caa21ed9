import { memo } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { ChatOutbox } from '#outbox/useOutbox';
import type { ChatRow } from '../chatRows';
import { OutgoingBubble } from './OutgoingBubble';
import { SentMessage } from './SentMessage';
import { UnseenDivider } from './UnseenDivider';

interface ChatMessagesRowProps {
  row: Exclude<ChatRow, { kind: 'older' }>;
  outbox: ChatOutbox;
}

/** Draws one row of an open chat by its kind; not anew while others move or come. */
export const ChatMessagesRow = memo(function ChatMessagesRow({ row, outbox }: ChatMessagesRowProps) {
  switch (row.kind) {
    case 'day':
      return <Day>{row.label}</Day>;
    case 'unseen':
      return <UnseenDivider />;
    case 'message':
      return <SentMessage message={row.message} isContinued={row.isContinued} />;
    case 'outgoing': {
      const { clientId } = row.outgoing;
      return (
        <OutgoingBubble
          outgoing={row.outgoing}
          isContinued={row.isContinued}
          onRetry={() => outbox.retry(clientId)}
          onRemove={() => outbox.remove(clientId)}
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

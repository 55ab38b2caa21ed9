import { styled } from 'styled-components';
import type { ChatWithUser } from 'shared-api/contract';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { useMessages } from '../api/useMessages';
import { useOutbox } from '../outbox/useOutbox';
import { texts } from '../texts';
import { ChatMessages } from './ChatMessages';
import { ChatSendBlock } from './ChatSendBlock';
import { ChatSkeleton } from './ChatSkeleton';

interface ChatConversationProps {
  chat: ChatWithUser;
  ownUserId: number;
}

const NOTHING_SAID = { messages: [], hasOlder: false };

/** Messages in one of their states, and below them the place to write. */
export function ChatConversation({ chat, ownUserId }: ChatConversationProps) {
  const { history, error, isLoading, reload, older } = useMessages(chat.id);
  const outbox = useOutbox(ownUserId, chat.user_id, history?.messages);

  const known = history ?? (chat.id === null ? NOTHING_SAID : undefined);
  const isEmpty = known?.messages.length === 0 && outbox.outgoing.length === 0;

  return (
    <>
      {!known && error === undefined && (
        <Space>
          <ChatSkeleton />
        </Space>
      )}
      {!known && error !== undefined && (
        <Space>
          <ErrorState onRetry={reload} isRetrying={isLoading}>
            {texts.messagesFailed}
          </ErrorState>
        </Space>
      )}
      {isEmpty && (
        <Space>
          <EmptyState>{texts.noMessages}</EmptyState>
        </Space>
      )}
      {known && !isEmpty && (
        <ChatMessages chat={chat} ownUserId={ownUserId} history={known} older={older} outbox={outbox} />
      )}
      <ChatSendBlock chat={chat} ownUserId={ownUserId} onSend={outbox.send} />
    </>
  );
}

const Space = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

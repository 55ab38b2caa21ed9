import { memo } from 'react';
import { styled } from 'styled-components';
import type { ChatWithUser } from 'shared-api/contract';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { useMessages } from '#api/useMessages';
import { useOutbox } from '#outbox/useOutbox';
import { texts } from '../texts';
import { ChatOpening } from './ChatOpening';
import { ChatPane } from './ChatPane';
import { ChatSendBlock } from './ChatSendBlock';
import { ChatSkeleton } from './ChatSkeleton';
import { UnsentLine } from './UnsentLine';

interface ChatConversationProps {
  chat: ChatWithUser;
  /** The data is from the chat list; the server has not answered yet. */
  isFromList?: boolean;
  ownUserId: number;
  onSearchEnd?: () => void;
}

const NOTHING_SAID = { messages: [], hasOlder: false };

/** The messages of a chat in one of their states, and the composer below. */
export const ChatConversation = memo(function ChatConversation({
  chat,
  isFromList = false,
  ownUserId,
  onSearchEnd,
}: ChatConversationProps) {
  const { older, ...asked } = useMessages(chat.id);
  // Only the server can tell where an unseen chat begins: it may have been read on another device.
  const messages = isFromList && !chat.seen ? { ...asked, data: undefined } : asked;
  const outbox = useOutbox(ownUserId, chat.user_id, messages.data?.messages);
  // A chat without messages needs no request.
  const history = chat.id === null ? { ...messages, data: messages.data ?? NOTHING_SAID } : messages;

  const failedCount = outbox.outgoing.filter(({ phase }) => phase.kind === 'failed').length;
  const loaded = history.data?.messages ?? NOTHING_SAID.messages;

  return (
    <ChatPane chat={chat} ownUserId={ownUserId} messages={loaded}>
      <Loaded
        query={history}
        skeleton={<ChatSkeleton />}
        failed={() => (
          <Space>
            <ErrorState onRetry={() => void history.reload()} isRetrying={history.isLoading}>
              {texts.messagesFailed}
            </ErrorState>
          </Space>
        )}
      >
        {(known) =>
          known.messages.length === 0 && outbox.outgoing.length === 0 ? (
            <Space>
              <EmptyState>{texts.noMessages}</EmptyState>
            </Space>
          ) : (
            <ChatOpening
              key={chat.user_id}
              chat={chat}
              ownUserId={ownUserId}
              history={known}
              older={older}
              outbox={outbox}
              onSearchEnd={onSearchEnd}
            />
          )
        }
      </Loaded>
      {failedCount > 1 && <UnsentLine count={failedCount} onRetryAll={outbox.retryAll} />}
      <ChatSendBlock chat={chat} ownUserId={ownUserId} messages={loaded} onSend={outbox.send} />
    </ChatPane>
  );
});

const Space = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

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
  /** Only the list has told of the chat so far. */
  isFromList?: boolean;
  ownUserId: number;
  /** Closes the search in the loaded messages; `undefined` while nobody searches. */
  onSearchEnd?: () => void;
}

const NOTHING_SAID = { messages: [], hasOlder: false };

/** Messages in one of their states, and below them the place to write. */
export const ChatConversation = memo(function ChatConversation({
  chat,
  isFromList = false,
  ownUserId,
  onSearchEnd,
}: ChatConversationProps) {
  const { older, ...asked } = useMessages(chat.id);
  // Where an unseen chat begins is the server's to say: it may have been read on another device since.
  const messages = isFromList && !chat.seen ? { ...asked, data: undefined } : asked;
  const outbox = useOutbox(ownUserId, chat.user_id, messages.data?.messages);
  // A chat that has not begun is asked for nothing.
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

import { memo, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ChatWithUser, Message } from 'shared-api/contract';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { theme } from 'shared-ui/theme';
import { useMessages } from '#api/useMessages';
import type { OutgoingFile } from '#state/messageOutbox';
import { useOutbox } from '#state/useOutbox';
import { useEditedId, useEditing } from '../editing/editedMessage';
import { MessageEdit } from '../editing/MessageEdit';
import { texts } from '../texts';
import { ChatComposer } from './ChatComposer';
import { ChatMessages } from './ChatMessages';
import { ChatPane } from './ChatPane';
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
  // Own messages stay in sight when the chat's others cannot be read.
  const isUnread = messages.data === undefined && messages.error !== undefined;
  const isKnown = chat.id === null || (isUnread && outbox.outgoing.length > 0);
  // A chat without messages needs no request.
  const history = isKnown ? { ...messages, data: messages.data ?? NOTHING_SAID } : messages;
  const failure = (
    <ErrorState onRetry={() => void messages.reload()} isRetrying={messages.isLoading} code={messages.code}>
      {texts.messagesFailed}
    </ErrorState>
  );

  const failedCount = outbox.outgoing.filter(({ phase }) => phase.kind === 'failed').length;
  const loaded = history.data?.messages ?? NOTHING_SAID.messages;

  return (
    <ChatPane chat={chat} ownUserId={ownUserId} messages={loaded}>
      <Loaded query={history} skeleton={<ChatSkeleton />} failed={() => <Space>{failure}</Space>}>
        {(known) =>
          known.messages.length === 0 && outbox.outgoing.length === 0 ? (
            <Space>
              <EmptyState>{texts.noMessages}</EmptyState>
            </Space>
          ) : (
            <>
              {isUnread && chat.id !== null && failure}
              <ChatMessages
                key={chat.user_id}
                chat={chat}
                ownUserId={ownUserId}
                history={known}
                older={older}
                outbox={outbox}
                onSearchEnd={onSearchEnd}
              />
            </>
          )
        }
      </Loaded>
      {failedCount > 1 && <UnsentLine count={failedCount} onRetryAll={outbox.retryAll} />}
      <ChatSendBlock chat={chat} ownUserId={ownUserId} messages={loaded} onSend={outbox.send} />
    </ChatPane>
  );
});

interface ChatSendBlockProps {
  chat: ChatWithUser;
  ownUserId: number;
  messages: readonly Message[];
  onSend: (text: string, files: readonly OutgoingFile[]) => void;
}

/** Composer of a chat, or the editor of a sent message; a blocked chat shows the reason instead. */
function ChatSendBlock({ chat, ownUserId, messages, onSend }: ChatSendBlockProps) {
  const editedId = useEditedId(ownUserId, chat.user_id);
  const editing = useEditing(ownUserId, chat.user_id);
  const isOwn = ({ user_id }: Message) => user_id === ownUserId;
  const edited = editedId === undefined ? undefined : messages.find((one) => one.id === editedId && isOwn(one));
  // After an edit the focus returns to the composer.
  const [editedIn, setEditedIn] = useState<number>();
  if (edited && editedIn !== chat.user_id) setEditedIn(chat.user_id);

  const lastOwnId = messages.findLast(isOwn)?.id;
  // Memoised, so that incoming messages do not re-render the composer.
  const editLast = useMemo(
    () => (lastOwnId === undefined ? undefined : () => editing.begin(lastOwnId)),
    [editing, lastOwnId],
  );

  if (chat.is_blocked) return <Blocked>{texts.blocked}</Blocked>;
  if (edited) return <MessageEdit key={edited.id} message={edited} ownUserId={ownUserId} editing={editing} />;
  return (
    <ChatComposer
      userId={chat.user_id}
      ownUserId={ownUserId}
      takesFocus={editedIn === chat.user_id}
      onSend={onSend}
      onEditLast={editLast}
    />
  );
}

const Space = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

const Blocked = styled.p`
  margin: 0;
  padding: ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  text-align: center;
`;

import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ChatWithUser } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { useDelayed } from 'shared-ui/Delayed';
import { depth, theme } from 'shared-ui/theme';
import { VirtualChatList, type VirtualChatListActions } from 'shared-ui/VirtualChatList';
import type { NextPage } from '#api/useNextPage';
import type { MessageHistory } from '#cache/messageHistory';
import type { ChatOutbox } from '#outbox/useOutbox';
import { toChatRows, type ChatRow } from '../chatRows';
import { texts } from '../texts';
import { useSeenMark } from '../useSeenMark';
import { ChatMessagesRow } from './ChatMessagesRow';
import { NewMessageAnnouncer } from './NewMessageAnnouncer';

interface ChatMessagesProps {
  chat: ChatWithUser;
  ownUserId: number;
  history: MessageHistory;
  older: NextPage;
  outbox: ChatOutbox;
}

/** A guess of a row's height, and what still counts as the bottom, in px. */
const ROW_HEIGHT = 72;
const AT_END = 40;

/** The messages of a chat: older ones load at the top, new ones are followed at the bottom and offered elsewhere. */
export function ChatMessages({ chat, ownUserId, history, older, outbox }: ChatMessagesProps) {
  const list = useRef<VirtualChatListActions>(null);
  const newest = history.messages.at(-1);
  const [isAtEnd, setIsAtEnd] = useState(false);
  // The newest message that was there when the person was at the bottom.
  const [reachedId, setReachedId] = useState<number>();
  if (isAtEnd && newest && newest.id !== reachedId) setReachedId(newest.id);
  const isReached = newest !== undefined && newest.id === reachedId;

  useSeenMark({ chat, newestId: isReached ? newest.id : undefined });

  // Delayed, because a message that is followed comes into sight within some frames.
  const isNewBelow = useDelayed(
    newest !== undefined && reachedId !== undefined && !isReached && newest.user_id !== ownUserId,
  );

  // What one has written oneself is shown, wherever one was reading.
  const justWritten = outbox.outgoing.findLast(({ phase }) => phase.kind !== 'failed')?.clientId;
  useEffect(() => {
    if (justWritten !== undefined) list.current?.scrollToEnd();
  }, [justWritten]);

  return (
    <Root>
      <VirtualChatList<ChatRow>
        items={toChatRows(history, outbox.outgoing)}
        getKey={({ key }) => key}
        estimateHeight={ROW_HEIGHT}
        onReachStart={() => {
          if (older.phase.kind === 'idle') older.load();
        }}
        onReachEnd={() => setIsAtEnd(true)}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setIsAtEnd(scrollHeight - scrollTop - clientHeight <= AT_END)
        }
        actions={list}
        aria-label={texts.messages(chat.company)}
      >
        {(row) => (
          <ChatMessagesRow row={row} company={chat.company} ownUserId={ownUserId} older={older} outbox={outbox} />
        )}
      </VirtualChatList>
      {isNewBelow && (
        <ToNewest>
          <Button variant="secondary" size="small" onClick={() => list.current?.scrollToEnd()}>
            {texts.newMessages}
          </Button>
        </ToNewest>
      )}
      <p className="visually-hidden" role="alert">
        {outbox.outgoing.some(({ phase }) => phase.kind === 'failed') && texts.notSentAnnounced}
      </p>
      <NewMessageAnnouncer company={chat.company} ownUserId={ownUserId} newest={newest} />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: ${theme.color.background};
`;

const ToNewest = styled.div`
  position: absolute;
  inset: auto 0 ${theme.space(3)};
  z-index: ${depth.raised};
  display: grid;
  place-items: center;
  pointer-events: none;

  > * {
    box-shadow: ${theme.shadow};
    pointer-events: auto;
  }
`;

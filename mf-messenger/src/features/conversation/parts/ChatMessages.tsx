import { useEffect, useMemo, useRef, useState, type UIEvent } from 'react';
import { styled } from 'styled-components';
import type { ChatWithUser } from 'shared-api/contract';
import { useDelayed } from 'shared-ui/Delayed';
import { VirtualChatList, type VirtualChatListActions } from 'shared-ui/lists';
import { theme } from 'shared-ui/theme';
import type { NextPage } from '#api/useNextPage';
import type { MessageHistory } from '#cache/messageHistory';
import type { ChatOutbox } from '#state/useOutbox';
import { FloatingDay, type FloatingDayActions } from '../reading/FloatingDay';
import { NewMessageAnnouncer } from '../reading/NewMessageAnnouncer';
import { ToNewest } from '../reading/ToNewest';
import { useOpening } from '../reading/useOpening';
import { isAllRead, useReading } from '../reading/useReading';
import { ChatMessagesRow } from '../rows/ChatMessagesRow';
import {
  createChatRows,
  dayAbove,
  isContinued,
  isMark,
  messageKey,
  rowKey,
  UNSEEN_KEY,
  type ChatRow,
} from '../rows/chatRows';
import { texts } from '../texts';
import { ChatOlder } from './ChatOlder';
import { ChatSearch } from './ChatSearch';
import { ChatSkeleton } from './ChatSkeleton';

export interface ChatMessagesProps {
  chat: ChatWithUser;
  ownUserId: number;
  history: MessageHistory;
  older: NextPage;
  outbox: ChatOutbox;
  /** Closes the search in the loaded messages; `undefined` while it is closed. */
  onSearchEnd?: () => void;
}

/** Estimated row height in px. */
const ROW_HEIGHT = 72;
const isLasting = (row: ChatRow) => !isMark(row) || row.kind === 'outgoing';

/**
 * Messages of a chat: starts at the first unseen one, once enough are loaded, loads older ones at the top, and follows
 * new ones only at the bottom.
 */
export function ChatMessages(props: ChatMessagesProps) {
  return useOpening(props) ? <OpenMessages {...props} /> : <ChatSkeleton />;
}

function OpenMessages({ chat, ownUserId, history, older, outbox, onSearchEnd }: ChatMessagesProps) {
  const list = useRef<VirtualChatListActions>(null);
  const day = useRef<FloatingDayActions>(null);
  const [isAtEnd, setIsAtEnd] = useState(() => isAllRead(chat, ownUserId, history.messages));
  const { dividerId, firstUnseenId, unseenCount, hasMoreUnseen } = useReading({ chat, ownUserId, history, isAtEnd });
  const [toRows] = useState(createChatRows);
  const rows = useMemo(
    () => toRows(history, outbox.outgoing, dividerId),
    [toRows, history, outbox.outgoing, dividerId],
  );
  const [foundKey, setFoundKey] = useState<string | number>();

  // Delayed, because a new message scrolls into view within a few frames.
  const isAway = useDelayed(!isAtEnd);

  // A message of the current user is shown at once, wherever the chat was scrolled to.
  const justWritten = outbox.outgoing.findLast(({ phase }) => phase.kind !== 'failed')?.clientId;
  useEffect(() => {
    if (justWritten !== undefined) list.current?.scrollToEnd();
  }, [justWritten]);

  const goDown = () => {
    const first = history.messages.find(({ id }) => id === firstUnseenId);
    const key = first && (firstUnseenId === dividerId ? UNSEEN_KEY : messageKey(first));
    if (key !== undefined && list.current?.isBelow(key)) list.current.scrollTo(key);
    else list.current?.scrollToEnd();
  };

  const showDay = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const top = list.current?.topIndex?.();
    // The last messages are of today or below their own heading.
    const isLast = box.scrollHeight - box.scrollTop - box.clientHeight < ROW_HEIGHT;
    day.current?.show(isLast || top === undefined ? undefined : dayAbove(rows, top));
  };

  return (
    <>
      {onSearchEnd && (
        <ChatSearch
          messages={history.messages}
          older={older}
          onFound={(message) => {
            const key = message && messageKey(message);
            setFoundKey(key);
            if (key !== undefined) list.current?.scrollTo(key, 'center');
          }}
          onClose={() => {
            setFoundKey(undefined);
            onSearchEnd();
          }}
        />
      )}
      <Root>
        <VirtualChatList<ChatRow>
          items={rows}
          getKey={rowKey}
          isLasting={isLasting}
          estimateHeight={ROW_HEIGHT}
          startAt={dividerId === undefined ? undefined : UNSEEN_KEY}
          onReachStart={() => {
            if (older.phase.kind === 'idle') older.load();
          }}
          onEndChange={setIsAtEnd}
          onScroll={showDay}
          actions={list}
          aria-label={texts.messages(chat.company)}
        >
          {(row, index) =>
            isMark(row) && row.kind === 'older' ? (
              <ChatOlder phase={older.phase} onRetry={older.load} />
            ) : (
              <ChatMessagesRow
                row={row}
                isContinued={isContinued(rows, index, ownUserId)}
                isFound={rowKey(row) === foundKey}
                onRetry={outbox.retry}
                onSendText={outbox.sendTextAlone}
                onRemove={outbox.remove}
              />
            )
          }
        </VirtualChatList>
        <FloatingDay actions={day} />
        {isAway && <ToNewest count={unseenCount} hasMore={hasMoreUnseen} onClick={goDown} />}
        <p className="visually-hidden" role="alert">
          {outbox.outgoing.some(({ phase }) => phase.kind === 'failed') && texts.notSentAnnounced}
        </p>
        <NewMessageAnnouncer company={chat.company} ownUserId={ownUserId} messages={history.messages} />
      </Root>
    </>
  );
}

const Root = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: ${theme.color.background};

  /* Wider lines are hard to read, and own and others' bubbles would lie far apart. */
  li[data-index] > * {
    max-width: 900px;
    margin-inline: auto;
  }
`;

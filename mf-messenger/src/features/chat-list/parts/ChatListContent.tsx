import { useAtomValue } from 'jotai';
import { memo, useCallback, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import type { Chat } from 'shared-api/contract';
import type { FederatedSlots } from 'shared-api/federation';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { useCurrentUser } from 'shared-api/session';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { VirtualList } from 'shared-ui/lists';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import { useFollow } from 'shared-ui/useFollow';
import { createSlot } from 'shared-ui/Widget';
import type { Chats } from '#api/useChats';
import type { ChatList } from '#cache/chatList';
import { ABOVE_LIST } from '#domain/aboveList';
import { chosenFilesAtom } from '#state/uploads';
import { chatDraftName } from '#state/useChosenFiles';
import { useChatKeys } from '../state/useChatKeys';
import { useOneTabStop } from '../state/useOneTabStop';
import { texts } from '../texts';
import { ChatListItem } from './ChatListItem';
import { ChatListSkeleton } from './ChatListSkeleton';

interface ChatListContentProps extends Pick<Chats, 'error' | 'reason' | 'isLoading' | 'reload' | 'next'> {
  /** `undefined` before the first answer and after a failed search. */
  list: ChatList | undefined;
  /** For the drafts; `undefined` while it loads. */
  ownUserId: number | undefined;
  openUserId: number | undefined;
}

const ROW_HEIGHT = 68;
const userIdOf = ({ user_id }: Chat) => user_id;
const NO_CHATS: readonly Chat[] = [];

/** The list of chats in one of its states; scrolling near the bottom loads more. Only visible rows are rendered. */
const Slot = createSlot<FederatedSlots>();

export const ChatListContent = memo(function ChatListContent({
  list,
  error,
  reason = '',
  isLoading,
  reload,
  next,
  ownUserId,
  openUserId,
}: ChatListContentProps) {
  const { data: user } = useCurrentUser();
  const retry = () => void reload();
  const onlineUserIds = useAtomValue(onlineUserIdsAtom);
  const chosen = useAtomValue(chosenFilesAtom);
  // A chat opened from the list without another chat: Back returns to the list. Rendering a chat takes longer than a
  // click may.
  const follow = useFollow({ state: openUserId === undefined ? ABOVE_LIST : undefined, isSlow: true });

  const drawChat = useCallback(
    (chat: Chat) => (
      <ChatListItem
        chat={chat}
        isOnline={onlineUserIds.has(chat.user_id)}
        isOpen={chat.user_id === openUserId}
        ownUserId={ownUserId}
        chosenCount={ownUserId === undefined ? 0 : chosen.get(chatDraftName(ownUserId, chat.user_id))?.ids.length}
      />
    ),
    [onlineUserIds, openUserId, ownUserId, chosen],
  );
  useChatKeys(list?.chats ?? NO_CHATS, openUserId);
  const tabStop = useOneTabStop();
  if (!list) {
    if (error === undefined) return <ChatListSkeleton />;
    return (
      <ErrorState onRetry={retry} isRetrying={isLoading}>
        {texts.chatsFailed(reason)}
      </ErrorState>
    );
  }

  const isSearch = list.prompt !== '';
  return (
    <Root onKeyDown={moveFocus} onClick={follow}>
      <p className="visually-hidden" role="status">
        {isSearch && texts.found(list.chats.length)}
      </p>
      {error !== undefined && (
        <Failure>
          {texts.chatsFailed(reason)}
          <Button variant="secondary" size="small" onClick={retry} isBusy={isLoading}>
            {texts.retry}
          </Button>
        </Failure>
      )}
      {list.chats.length === 0 ? (
        <>
          <EmptyState>{isSearch ? texts.nothingFound : texts.noChats}</EmptyState>
          {!isSearch && user && <Slot name="newcomer.steps" userId={user.id} placeholder={{ height: 0 }} />}
        </>
      ) : (
        <Space>
          <VirtualList<Chat>
            {...tabStop}
            items={list.chats}
            getKey={userIdOf}
            estimateHeight={ROW_HEIGHT}
            inSight={openUserId}
            // After a failure the user decides; scrolling must not retry in a loop.
            onReachEnd={() => {
              if (next.phase.kind === 'idle') next.load();
            }}
            aria-label={texts.list}
            after={
              <>
                {next.phase.kind === 'loading' && (
                  <Loading>
                    <Spinner />
                  </Loading>
                )}
                {next.phase.kind === 'failed' && (
                  <ErrorState onRetry={next.load}>{texts.chatsFailed(describeError(next.phase.error))}</ErrorState>
                )}
              </>
            }
          >
            {drawChat}
          </VirtualList>
        </Space>
      )}
    </Root>
  );
});

/** Moves the focus between chats by ↑ and ↓; Enter activates the link. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  if (!row) return;
  event.preventDefault();
  const neighbour = event.key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
  neighbour?.querySelector('a')?.focus();
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: 0 ${theme.space(1)} ${theme.space(2)};
`;

// Wraps the list, because a flex item is never a layout boundary: each change in it would lay out the whole page.
const Space = styled.div`
  flex: 1;
  min-height: 0;

  > [role='region'] {
    contain: strict;
  }
`;

const Failure = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  justify-items: start;
  margin: 0 ${theme.space(2)} ${theme.space(2)};
  padding: ${theme.space(3)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;

const Loading = styled.div`
  display: grid;
  place-items: center;
  padding: ${theme.space(3)};
`;

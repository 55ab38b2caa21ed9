import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import type { Chats } from '#api/useChats';
import { LOAD_MORE_DISTANCE } from '#domain/limits';
import { texts } from '../texts';
import { useNearBottom } from '../useNearBottom';
import { ChatListItem } from './ChatListItem';
import { ChatListSkeleton } from './ChatListSkeleton';

/** The chats in one of their states; scrolling near the bottom loads more. */
export function ChatListContent({ chats }: { chats: Chats }) {
  const { error, reason = '', isLoading, next } = chats;
  const reload = () => void chats.reload();
  const onlineUserIds = useAtomValue(onlineUserIdsAtom);
  // After a failure the person decides: scrolling must not ask again and again.
  const nearBottom = useNearBottom<HTMLDivElement>(LOAD_MORE_DISTANCE, () => {
    if (next.phase.kind === 'idle') next.load();
  });

  // What was found before stays until the new search has an answer, but not below its failure.
  const list = chats.data ?? (error === undefined ? chats.previous : undefined);
  if (!list) {
    if (error === undefined) return <ChatListSkeleton />;
    return (
      <ErrorState onRetry={reload} isRetrying={isLoading}>
        {texts.chatsFailed(reason)}
      </ErrorState>
    );
  }

  const isSearch = list.prompt !== '';
  return (
    <Scroller {...nearBottom}>
      <p className="visually-hidden" role="status">
        {isSearch && texts.found(list.chats.length)}
      </p>
      {error !== undefined && (
        <Failure>
          {texts.chatsFailed(reason)}
          <Button variant="secondary" size="small" onClick={reload} isBusy={isLoading}>
            {texts.retry}
          </Button>
        </Failure>
      )}
      {list.chats.length === 0 && <EmptyState>{isSearch ? texts.nothingFound : texts.noChats}</EmptyState>}
      <List>
        {list.chats.map((chat) => (
          <li key={chat.id}>
            <ChatListItem chat={chat} isOnline={onlineUserIds.has(chat.user_id)} />
          </li>
        ))}
      </List>
      {next.phase.kind === 'loading' && (
        <Loading>
          <Spinner />
        </Loading>
      )}
      {next.phase.kind === 'failed' && (
        <ErrorState onRetry={next.load}>{texts.chatsFailed(describeError(next.phase.error))}</ErrorState>
      )}
    </Scroller>
  );
}

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${theme.space(1)} ${theme.space(2)};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
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

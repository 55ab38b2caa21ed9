import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { parseId } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useChats } from '#api/useChats';
import { PROMPT_MAX_LENGTH, SEARCH_DELAY } from '#domain/limits';
import { texts } from '../texts';
import { ChatListContent } from './ChatListContent';
import { ChatListSettings } from './ChatListSettings';

/** Left column of the page: search field and matching chats, newest first (CHAT-01). */
export function ChatList({ notice }: { notice: ReactNode }) {
  const [typed, setTyped] = useState('');
  const prompt = useDelayedValue(typed.trim(), SEARCH_DELAY);
  return (
    <Root aria-label={texts.chats}>
      <Search>
        <TextField
          type="search"
          label={texts.search}
          isLabelHidden
          placeholder={texts.search}
          value={typed}
          maxLength={PROMPT_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <ChatListSettings />
      </Search>
      {notice}
      <FoundChats prompt={prompt} />
    </Root>
  );
}

/** Separate from the search field, so that a new message does not re-render it. */
function FoundChats({ prompt }: { prompt: string }) {
  const { data, previous, error, ...chats } = useChats(prompt, (reason) =>
    toast.danger(texts.chatsFailed(describeError(reason))),
  );
  // Keeps the former result until the new search is answered or fails. Deferred: a new message is shown before its chat
  // moves up.
  const list = useDeferredValue(data ?? (error === undefined ? previous : undefined));
  const openUserId = parseId(useParams().id);
  const { data: user } = useCurrentUser();
  return <ChatListContent {...chats} error={error} list={list} ownUserId={user?.id} openUserId={openUserId} />;
}

/** Debounces a value by `delay` ms. */
function useDelayedValue<Value>(value: Value, delay: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  height: 100%;
`;

const Search = styled.div`
  display: flex;
  gap: ${theme.space(1)};
  align-items: center;
  padding: ${theme.space(3)};

  > :first-child {
    flex: 1;
  }
`;

import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import X from '@lucide/icons/icons/x';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Message } from 'shared-api/contract';
import { isBlank, textKey } from 'shared-api/text';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import type { NextPage } from '#api/useNextPage';
import { PROMPT_MAX_LENGTH } from '#domain/limits';
import { texts } from '../texts';

interface ChatSearchProps {
  /** Loaded messages, oldest first. */
  messages: readonly Message[];
  older: NextPage;
  /** Receives the message to scroll to, or `undefined` without a match. */
  onFound: (message: Message | undefined) => void;
  onClose: () => void;
}

/** Searches the loaded messages of a chat, from the newest match upwards. */
export function ChatSearch({ messages, older, onFound, onClose }: ChatSearchProps) {
  const [words, setWords] = useState('');
  const found = useMemo(() => matching(messages, words), [messages, words]);
  // Stored by id, since older messages that are loaded later shift the indexes.
  const [chosenId, setChosenId] = useState<number>();
  const current = found.find(({ id }) => id === chosenId) ?? found.at(-1);
  const place = current ? found.indexOf(current) : -1;

  // The user opened the search to type.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const show = useEffectEvent(() => onFound(current));
  useEffect(() => show(), [current?.id]);

  const step = (by: 1 | -1) => {
    if (found.length > 0) setChosenId(found[(place + by + found.length) % found.length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowUp' || (event.key === 'Enter' && !event.shiftKey)) step(-1);
    else if (event.key === 'ArrowDown' || event.key === 'Enter') step(1);
    else return;
    event.preventDefault();
  };

  const hasWords = !isBlank(words);
  return (
    <Root role="search" aria-label={texts.search}>
      <Field>
        <TextField
          type="search"
          label={texts.search}
          isLabelHidden
          placeholder={texts.searchLoaded}
          value={words}
          maxLength={PROMPT_MAX_LENGTH}
          autoComplete="off"
          ref={field}
          onChange={(event) => {
            setWords(event.target.value);
            setChosenId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Count role="status">
        {hasWords && (found.length === 0 ? texts.nothingFound : texts.foundOf(place + 1, found.length))}
      </Count>
      <IconButton size="small" aria-label={texts.olderMatch} disabled={found.length < 2} onClick={() => step(-1)}>
        <Icon icon={ArrowUp} size={16} />
      </IconButton>
      <IconButton size="small" aria-label={texts.newerMatch} disabled={found.length < 2} onClick={() => step(1)}>
        <Icon icon={ArrowDown} size={16} />
      </IconButton>
      <IconButton size="small" aria-label={texts.closeSearch} onClick={onClose}>
        <Icon icon={X} size={16} />
      </IconButton>
      {hasWords && older.isThere && (
        <Loaded>
          {texts.searchLoaded}
          <Button variant="ghost" size="small" isBusy={older.phase.kind === 'loading'} onClick={older.load}>
            {texts.loadOlder}
          </Button>
        </Loaded>
      )}
    </Root>
  );
}

/** Finds the messages whose text or file names contain the words; empty for blank words. */
function matching(messages: readonly Message[], words: string): readonly Message[] {
  const wanted = textKey(words);
  if (wanted === '') return [];
  return messages.filter(({ text, attachments }) =>
    [text, ...attachments.map(({ filename }) => filename)].some((part) => textKey(part).includes(wanted)),
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  align-items: center;
  padding: ${theme.space(1)} ${theme.space(4)};
  border-bottom: 1px solid ${theme.color.border};
`;

const Field = styled.div`
  flex: 1;
  min-width: 120px;
`;

const Count = styled.span`
  flex: none;
  min-width: ${theme.space(14)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Loaded = styled.div`
  display: flex;
  flex-basis: 100%;
  gap: ${theme.space(2)};
  align-items: center;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

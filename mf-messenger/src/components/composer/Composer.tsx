import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from 'shared-ui/IconButton';
import { Textarea } from 'shared-ui/Textarea';
import { theme } from 'shared-ui/theme';
import { tooLongText } from '#domain/messageLength';
import { texts } from './texts';

interface ComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Takes the text without blanks around it. */
  onSend: (text: string) => void;
}

/** Where a message is written: Enter sends, Shift+Enter adds a line, a blank text cannot be sent (CHAT-06). */
export function Composer({ text, onTextChange, onSend }: ComposerProps) {
  const trimmed = text.trim();
  const problem = tooLongText(text);
  const canSend = trimmed !== '' && problem === undefined;

  const send = () => {
    if (canSend) onSend(trimmed);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={texts.message}
        isLabelHidden
        placeholder={texts.messagePlaceholder}
        title={texts.sendHint}
        minRows={1}
        maxRows={8}
        value={text}
        error={problem}
        enterKeyHint="send"
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <IconButton type="submit" aria-label={texts.send} disabled={!canSend}>
        <SendHorizontal size={20} aria-hidden />
      </IconButton>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space(2)};
  align-items: end;
  padding: ${theme.space(3)} ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
`;

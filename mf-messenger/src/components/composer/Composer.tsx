import Check from 'lucide-react/icons/check';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { IconButton } from 'shared-ui/IconButton';
import { Textarea } from 'shared-ui/Textarea';
import { media, query, theme, useMediaQuery } from 'shared-ui/theme';
import { tooLongText } from '#domain/messageLength';
import { useSendKey } from '#domain/sendKey';
import { isSendKey } from './isSendKey';
import { texts } from './texts';

interface ComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Takes the text without blanks around it. */
  onSend: (text: string) => void;
  /** What is written goes out, or takes the place of what was there. */
  purpose?: 'send' | 'save';
  /** There is something to send besides the text. */
  canBeBlank?: boolean;
  /** Why a blank text cannot be sent, where that has to be said. */
  blankReason?: string;
  /** Above the field. */
  head?: ReactNode;
  /** Before and after the field, in its line. */
  before?: ReactNode;
  after?: ReactNode;
  /** Keys that mean something else than writing; `preventDefault` says that the key is taken. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** What the text belongs to: another one has a field of its own, so that nothing of the former text comes back by Ctrl+Z. */
  fieldKey?: string;
}

/** Where a message is written: Enter sends, Shift+Enter adds a line, a blank text cannot be sent (CHAT-06). */
export function Composer({
  text,
  onTextChange,
  onSend,
  purpose = 'send',
  canBeBlank = false,
  blankReason,
  head,
  before,
  after,
  onKeyDown,
  fieldRef,
  fieldKey,
}: ComposerProps) {
  const [sendKey] = useSendKey();
  const isTouch = useMediaQuery(query.coarse);
  const isNarrow = useMediaQuery(query.narrow);
  const trimmed = text.trim();
  const problem = tooLongText(text);
  const isBlank = trimmed === '' && !canBeBlank;
  const canSend = !isBlank && problem === undefined;

  const send = () => {
    if (canSend) onSend(trimmed);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !isSendKey(event, { sendKey, isTouch })) return;
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
      {head}
      <Line>
        {before}
        <Field>
          <Textarea
            key={fieldKey}
            ref={fieldRef}
            label={texts.message}
            isLabelHidden
            // On phones the longer one would take two lines.
            placeholder={isNarrow ? texts.message : texts.messagePlaceholder}
            title={texts.sendHint[sendKey]}
            minRows={1}
            maxRows={8}
            value={text}
            error={problem}
            enterKeyHint={isTouch || sendKey === 'ctrl-enter' ? 'enter' : 'send'}
            dir="auto"
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </Field>
        {after}
        <IconButton
          type="submit"
          aria-label={texts[purpose]}
          disabled={!canSend && blankReason === undefined}
          reason={isBlank ? blankReason : undefined}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {purpose === 'send' ? <SendHorizontal size={20} aria-hidden /> : <Check size={20} aria-hidden />}
        </IconButton>
      </Line>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};

  ${media.narrow} {
    padding: ${theme.space(2)};
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${theme.space(1)};
  align-items: end;

  ${media.narrow} {
    gap: 0;
  }
`;

const Field = styled.div`
  flex: 1;
  min-width: 0;
`;

import Check from '@lucide/icons/icons/check';
import SendHorizontal from '@lucide/icons/icons/send-horizontal';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { storedText } from 'shared-api/text';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Textarea } from 'shared-ui/Textarea';
import { media, query, theme, useMediaQuery } from 'shared-ui/theme';
import { tooLongText } from '#domain/messageLength';
import { isSendKey, useSendKey } from '#domain/sendKey';
import { texts } from './texts';

interface ComposerProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Receives the trimmed text. */
  onSend: (text: string) => void;
  /** Whether the text is sent as a message or saved over an existing one. */
  purpose?: 'send' | 'save';
  /** A blank text is allowed, since files are sent with it. */
  canBeBlank?: boolean;
  /** Tooltip of the button while a blank text cannot be sent. */
  blankReason?: string;
  head?: ReactNode;
  /** Content before and after the field, on its line. */
  before?: ReactNode;
  after?: ReactNode;
  /** Called before the composer handles a key; `preventDefault` keeps the composer from handling it. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** Identifies the text: each key has its own field, so that Ctrl+Z does not restore the text of another one. */
  fieldKey?: string;
}

/** Text field for a message: Enter sends, Shift+Enter adds a line, a blank text cannot be sent (CHAT-06). */
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
  const trimmed = storedText(text).trim();
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
      // The target of the skip link.
      id="message"
      data-bottom-bar
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
            // The longer placeholder would wrap on phones.
            placeholder={isNarrow ? texts.message : texts.messagePlaceholder}
            title={texts.sendHint[sendKey]}
            minRows={1}
            maxRows={8}
            value={text}
            error={problem}
            enterKeyHint={isTouch || sendKey === 'ctrl-enter' ? 'enter' : 'send'}
            dir="auto"
            data-message-field
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
          // Keeps the focus in the field, and the keyboard of a phone open.
          onMouseDown={(event) => event.preventDefault()}
        >
          {purpose === 'send' ? <Icon icon={SendHorizontal} size={20} /> : <Icon icon={Check} size={20} />}
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

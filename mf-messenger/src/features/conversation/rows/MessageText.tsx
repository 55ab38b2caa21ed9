import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { LinkedText } from 'shared-ui/LinkedText';
import { theme } from 'shared-ui/theme';
import { MAX_SHOWN_LENGTH } from '#domain/limits';
import { texts } from '../texts';

interface MessageTextProps {
  text: string;
  /** Placed at the end of the last line, or below it. */
  children: ReactNode;
}

/**
 * Text of a message: line breaks are kept, addresses become links, markup is not interpreted, and direction marks do
 * not affect what follows. Only the beginning of a very long text is shown at first. `MessageBubble` styles it.
 */
export function MessageText({ text, children }: MessageTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > MAX_SHOWN_LENGTH;
  const isCut = isLong && !isWhole;

  return (
    <>
      <p data-text>
        <bdi>
          {/* Searching a very long text for addresses would block the page. */}
          <LinkedText>{isCut ? `${beginning(text)}…` : text}</LinkedText>
        </bdi>
        {!isLong && children}
      </p>
      {isLong && (
        <Foot>
          <Toggle variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.showLess : texts.showWhole}
          </Toggle>
          {children}
        </Foot>
      )}
    </>
  );
}

/** Returns the beginning without splitting a surrogate pair or an address, since half an address leads elsewhere. */
function beginning(text: string): string {
  const cut = text.slice(0, MAX_SHOWN_LENGTH);
  const lastBlank = cut.search(/\s\S*$/);
  return (lastBlank > MAX_SHOWN_LENGTH / 2 ? cut.slice(0, lastBlank) : cut).replace(/[\uD800-\uDBFF]$/, '');
}

const Foot = styled.div`
  display: flow-root;
`;

const Toggle = styled(Button)`
  margin-left: calc(-1 * ${theme.space(3)});
`;

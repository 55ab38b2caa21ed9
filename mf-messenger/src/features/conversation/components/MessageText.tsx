import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { LinkedText } from 'shared-ui/LinkedText';
import { theme } from 'shared-ui/theme';
import { MAX_SHOWN_LENGTH } from '#domain/limits';
import { texts } from '../texts';

interface MessageTextProps {
  text: string;
  /** Stands at the end of the last line, or below it. */
  children: ReactNode;
}

/**
 * What somebody wrote, only ever as text: line breaks stay, addresses become links, nothing is executed, and marks that turn the
 * direction of writing end with it. Of a very long one the beginning is shown first. `MessageBubble` styles it.
 */
export function MessageText({ text, children }: MessageTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > MAX_SHOWN_LENGTH;
  const isCut = isLong && !isWhole;

  return (
    <>
      <p data-text>
        <bdi>
          {/* Addresses are sought in the beginning only: a whole book would keep the page waiting. */}
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

/** Not ending within a letter of two units, nor within an address: half of it would lead elsewhere. */
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

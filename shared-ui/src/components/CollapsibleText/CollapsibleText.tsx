import { useId, useMemo, useState, type ComponentPropsWithRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { LinkedText } from '../LinkedText/LinkedText';
import { cutBeforeLink } from './cutBeforeLink';

export interface CollapsibleTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  /** Plain text; its line breaks are kept and its addresses become links. */
  text: string;
  /** At most this many characters are shown at first. */
  limit: number;
  /** Shows the rest. */
  moreLabel?: string;
  /** Hides it again. */
  lessLabel?: string;
  /** The whole is shown from the beginning: for whoever was led to this text. */
  isOpenAtFirst?: boolean;
  /** The rest has been shown or hidden; the page already has its new height. */
  onToggle?: (isOpen: boolean) => void;
}

/** A text that shows its beginning first. */
export function CollapsibleText({
  text,
  limit,
  moreLabel = 'Показать полностью',
  lessLabel = 'Скрыть',
  isOpenAtFirst = false,
  onToggle,
  ...rest
}: CollapsibleTextProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const textId = useId();
  const beginning = useMemo(() => cutBeforeLink(text, limit), [text, limit]);
  const isCut = beginning !== text;

  const toggle = () => {
    flushSync(() => setIsOpen(!isOpen));
    onToggle?.(!isOpen);
  };

  return (
    <div {...rest}>
      <Text id={textId}>
        {/* The addresses are sought in the whole text, so that none ends where the beginning does. */}
        <LinkedText shownLength={isOpen || !isCut ? text.length : beginning.length - 1}>{text}</LinkedText>
        {isCut && !isOpen && '…'}
      </Text>
      {isCut && (
        <Toggle type="button" aria-expanded={isOpen} aria-controls={textId} onClick={toggle}>
          {isOpen ? lessLabel : moreLabel}
        </Toggle>
      )}
    </div>
  );
}

const Text = styled.p`
  white-space: pre-line;
`;

const Toggle = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.accent};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  ${media.narrow} {
    min-height: ${theme.control.height};
  }
`;

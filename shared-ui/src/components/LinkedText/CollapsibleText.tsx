import { useId, useMemo, useState, type ComponentPropsWithRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { cutText } from 'shared-ui/texts';
import { media, theme } from 'shared-ui/theme';
import { LinkedText } from './LinkedText';
import { splitLinks } from './splitLinks';

export interface CollapsibleTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  /** Plain text; line breaks are kept, URLs become links. */
  text: string;
  /** Maximum number of characters while collapsed. */
  limit: number;
  moreLabel?: string;
  lessLabel?: string;
  /** Starts expanded, e.g. when a link led to this text. */
  isOpenAtFirst?: boolean;
  /** Called when the page already has its new height. */
  onToggle?: (isOpen: boolean) => void;
}

/** A long text, collapsed to its beginning at first. */
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
        {/* URLs are detected in the whole text, so that the cut cannot shorten one. */}
        <LinkedText shownLength={isOpen || !isCut ? text.length : beginning.length - 1}>{text}</LinkedText>
        {isCut && !isOpen && <span>…</span>}
      </Text>
      {isCut && (
        <Toggle type="button" aria-expanded={isOpen} aria-controls={textId} onClick={toggle}>
          {isOpen ? lessLabel : moreLabel}
        </Toggle>
      )}
    </div>
  );
}

/** `cutText` that never cuts inside a URL: part of one would link elsewhere. */
function cutBeforeLink(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const halved = splitLinks(text).find(
    ({ href, start, text: shown }) => href && start > 0 && start < limit && start + shown.length > limit,
  );
  return halved ? `${text.slice(0, halved.start).replace(/[\s.,:;–—-]+$/u, '')}…` : cutText(text, limit);
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

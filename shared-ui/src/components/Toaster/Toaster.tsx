import { useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';
import { getToasts, subscribeToasts } from '../toast/toastStore';
import { ToasterItem } from './ToasterItem';

/**
 * Draws the messages of `toast`; the host has one. Written here and not taken from a package: sonner inserts a style
 * element, which the content security policy forbids, and weighs more than twice as much.
 */
export function Toaster() {
  const messages = useSyncExternalStore(subscribeToasts, getToasts);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusOrigin = useRef<EventTarget | null>(null);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusOrigin.current = relatedTarget;
  };

  const handleClosed = () => {
    // The pressed cross is about to vanish, and its events with it.
    setIsFocused(false);
    if (messages.length === 1) setIsHovered(false);
    if (focusOrigin.current instanceof HTMLElement) focusOrigin.current.focus();
  };

  return (
    <Region
      aria-label="Уведомления"
      // A live region from the start: what appears in it is read out, and an open dialog does not hide it.
      aria-live="polite"
      aria-relevant="additions"
      data-toaster
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      <List>
        {messages.map((message) => (
          <ToasterItem key={message.id} {...message} isPaused={isHovered || isFocused} onClosed={handleClosed} />
        ))}
      </List>
    </Region>
  );
}

const Region = styled.section`
  position: fixed;
  right: ${theme.space(4)};
  bottom: ${theme.space(4)};
  z-index: ${depth.toast};
  width: min(400px, 100vw - ${theme.space(8)});
  pointer-events: none;

  /* At the top, because the bottom of a phone has the navigation and the keyboard. */
  ${media.narrow} {
    top: ${theme.space(2)};
    right: ${theme.space(2)};
    bottom: auto;
    left: ${theme.space(2)};
    width: auto;
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
`;

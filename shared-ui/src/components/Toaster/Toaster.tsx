import { useRef, useState, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';
import { getToasts, subscribeToasts } from 'shared-ui/toast';
import { ToasterItem } from './ToasterItem';

interface ToasterProps {
  /** Shown below the messages and announced like them: cards of notices. */
  children?: ReactNode;
}

/** Above a message field or an action bar at the bottom of the window, in px. */
const ABOVE_BAR_PX = 124;

/**
 * Renders the messages of `toast`; one per host. Wide windows show them in the bottom right corner, above an element with
 * `data-bottom-bar`, whose buttons are there too.
 */
export function Toaster({ children }: ToasterProps) {
  const messages = useSyncExternalStore(subscribeToasts, getToasts);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusOrigin = useRef<EventTarget | null>(null);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusOrigin.current = relatedTarget;
  };

  const handleClosed = () => {
    // The clicked button is about to unmount, so its blur and leave events will never fire.
    setIsFocused(false);
    if (messages.length === 1) setIsHovered(false);
    if (focusOrigin.current instanceof HTMLElement) focusOrigin.current.focus();
  };

  return (
    <Region
      aria-label="Уведомления"
      // Rendered as a live region from the start, so that new messages are announced, even over an open dialog.
      aria-live="polite"
      aria-relevant="additions"
      data-toaster
      // Not `onPointerEnter`: a message that appears below a resting pointer must not stay over what the person wants to press.
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      <List>
        {messages.map((message) => (
          <ToasterItem key={message.id} {...message} isPaused={isHovered || isFocused} onClosed={handleClosed} />
        ))}
      </List>
      {children}
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

  body:has([data-bottom-bar]) & {
    bottom: ${ABOVE_BAR_PX}px;
  }

  /* At the top: the bottom of a phone has the navigation and the keyboard. */
  ${media.narrow} {
    top: ${theme.space(2)};
    right: ${theme.space(2)};
    left: ${theme.space(2)};
    width: auto;

    &,
    body:has([data-bottom-bar]) & {
      bottom: auto;
    }
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
`;

import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Skip link from the list of chats to the message field (HALL-05). */
export function ToMessage() {
  return (
    <Link href="#message" onClick={goToField}>
      {texts.toMessage}
    </Link>
  );
}

// Without the anchor in the address, which would add a history entry.
function goToField(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-message-field]')?.focus();
}

const Link = styled.a`
  position: absolute;
  inset-block-start: ${theme.space(2)};
  inset-inline-start: ${theme.space(2)};
  z-index: 1;
  padding: ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};

  &:not(:focus) {
    position: fixed;
    transform: translateY(-200%);
  }
`;

import { Content, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';
import { MenuButtonContext } from './MenuButtonContext';

export interface MenuProps {
  /** The button that opens it, a `Button` or an `IconButton`; its name is the menu's name too. */
  button: ReactElement;
  /** `MenuItem`s, and `MenuSeparator`s between groups of them. */
  children: ReactNode;
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end';
  /** It is open from the beginning: the press that made it was meant for it. */
  isOpenAtFirst?: boolean;
  /** It opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Actions on one thing, behind a button. The arrows, Home, End and first letters lead inside; Enter and the space bar choose;
 * Esc closes and the focus returns to the button; Tab closes and goes on from there.
 */
export function Menu({ button, children, align = 'end', isOpenAtFirst = false, onOpenChange }: MenuProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const trigger = useRef<HTMLButtonElement>(null);
  const focusButton = () => trigger.current?.focus();

  const toggle = (willBeOpen: boolean) => {
    setIsOpen(willBeOpen);
    onOpenChange?.(willBeOpen);
  };

  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // Radix would hold the key back; from the button the browser itself leads on.
    event.stopPropagation();
    focusButton();
    toggle(false);
  };

  return (
    // Modal it would lock the scrolling with a style element, which the content security policy forbids.
    <Root open={isOpen} onOpenChange={toggle} modal={false}>
      <Trigger asChild ref={trigger}>
        {button}
      </Trigger>
      <Portal>
        <Box
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onKeyDownCapture={leaveByTab}
          onCloseAutoFocus={keepWhatHasFocus}
        >
          <MenuButtonContext value={focusButton}>{children}</MenuButtonContext>
        </Box>
      </Portal>
    </Root>
  );
}

// What an item opened has the focus by now: a dialog, a field.
function keepWhatHasFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

const Box = styled(Content)`
  /* It may open over a dialog, and stands after it in the document. */
  z-index: ${depth.dialog};
  min-width: ${theme.space(50)};
  max-width: min(${theme.space(80)}, calc(100vw - ${theme.space(4)}));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.space(1)};
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};

  &:focus {
    outline: none;
  }
`;

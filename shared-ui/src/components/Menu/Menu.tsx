import { Content, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCloseOnBack } from 'shared-ui/closeOnBack';
import { depth, theme } from 'shared-ui/theme';
import { MenuButtonContext } from './MenuButtonContext';

export interface MenuProps {
  /** The button that opens it, a `Button` or an `IconButton`; its name also names the menu. */
  button: ReactElement;
  /** `MenuItem`s, with `MenuSeparator`s between groups of them. */
  children: ReactNode;
  /** Starts open, for a menu that is mounted by the very press meant to open it. */
  isOpenAtFirst?: boolean;
}

/**
 * Actions on one thing, behind a button. Arrows, Home, End and typed characters move between items; Enter and Space
 * select; Esc and Back close and return focus to the button; Tab closes and moves on from the button.
 */
export function Menu({ button, children, isOpenAtFirst = false }: MenuProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const trigger = useRef<HTMLButtonElement>(null);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  const focusButton = () => trigger.current?.focus();

  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // Radix prevents Tab from leaving the menu; once the button is focused, the browser moves on from there.
    event.stopPropagation();
    focusButton();
    setIsOpen(false);
  };

  return (
    // A modal menu locks scrolling with a style element, which the content security policy forbids.
    <Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <Trigger asChild ref={trigger}>
        {button}
      </Trigger>
      <Portal>
        <Box
          align="end"
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

// Keeps focus in a dialog or field that the selected item has opened.
function keepWhatHasFocus(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault();
}

const Box = styled(Content)`
  /* Covers dialogs, which precede it in the document. */
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

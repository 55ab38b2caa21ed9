import { Item } from '@radix-ui/react-dropdown-menu';
import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { MenuButtonContext } from './MenuButtonContext';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** It was chosen. The menu closes, the focus is at its button: a dialog that opens now will give it back there. */
  onSelect: () => void;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Danger colours for what removes something. */
  isDanger?: boolean;
  /** It cannot be chosen now. */
  isDisabled?: boolean;
}

/** One action of a `Menu`. */
export function MenuItem({ onSelect, icon, isDanger = false, isDisabled = false, children, ...rest }: MenuItemProps) {
  const focusButton = use(MenuButtonContext);
  return (
    <Root
      {...rest}
      disabled={isDisabled}
      onSelect={() => {
        focusButton();
        onSelect();
      }}
      $isDanger={isDanger}
    >
      {icon}
      <Text>{children}</Text>
    </Root>
  );
}

const Root = styled(Item)<{ $isDanger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.control.height};
  padding: ${theme.space(1.5)} ${theme.space(3)};
  border-radius: ${theme.radius.control};
  color: ${({ $isDanger }) => ($isDanger ? theme.color.danger : theme.color.text)};
  cursor: pointer;
  user-select: none;

  > svg {
    flex: none;
  }

  /* The menu moves the focus with the pointer: what has it is what will be chosen. */
  &[data-highlighted] {
    background: ${({ $isDanger }) => ($isDanger ? theme.color.dangerSoft : theme.color.accentSoft)};
    outline: none;
  }

  &[data-highlighted]:focus-visible {
    outline: 2px solid ${({ $isDanger }) => ($isDanger ? theme.color.danger : theme.color.accent)};
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${theme.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

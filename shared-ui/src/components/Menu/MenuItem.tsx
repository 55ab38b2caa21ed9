import { Item } from '@radix-ui/react-dropdown-menu';
import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MenuButtonContext } from './MenuButtonContext';
import { menuItemStyle, MenuItemText } from './menuItemStyle';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /**
   * Called when it is selected. The menu is closing and its button has focus, so a dialog opened now returns focus
   * there.
   */
  onSelect: () => void;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Danger colours, for destructive actions. */
  isDanger?: boolean;
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
      <MenuItemText>{children}</MenuItemText>
    </Root>
  );
}

const Root = styled(Item)<{ $isDanger: boolean }>`
  ${menuItemStyle}
`;

import { Item } from '@radix-ui/react-dropdown-menu';
import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { safeHref } from 'shared-ui/safeHref';
import { MenuButtonContext } from './MenuButtonContext';
import { menuItemStyle, MenuItemText } from './menuItemStyle';

export interface MenuLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onSelect'> {
  /** Address of another site; opens in a new tab. An address that could run a script is dropped. */
  href: string;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
}

/** A link to another site among the actions of a `Menu`. */
export function MenuLink({ href, icon, children, ...rest }: MenuLinkProps) {
  const focusButton = use(MenuButtonContext);
  return (
    <Item asChild onSelect={focusButton}>
      <Root {...rest} href={safeHref(href)} target="_blank" rel="noopener noreferrer">
        {icon}
        <MenuItemText>{children}</MenuItemText>
      </Root>
    </Item>
  );
}

const Root = styled.a<{ $isDanger?: boolean }>`
  ${menuItemStyle}

  text-decoration: none;
`;

import { Item } from '@radix-ui/react-dropdown-menu';
import { use, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { safeHref } from 'shared-ui/safeHref';
import { MenuButtonContext } from './MenuButtonContext';
import { menuItemStyle, MenuItemText } from './menuItemStyle';

export interface MenuLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onSelect'> {
  /** Address of another site; opens in a new tab. An address that could run a script is dropped. */
  href: string;
}

/** A link to another site among the actions of a `Menu`. */
export function MenuLink({ href, children, ...rest }: MenuLinkProps) {
  const focusButton = use(MenuButtonContext);
  return (
    <Item asChild onSelect={focusButton}>
      <Root {...rest} href={safeHref(href)} target="_blank" rel="noopener noreferrer">
        <MenuItemText>{children}</MenuItemText>
      </Root>
    </Item>
  );
}

const Root = styled.a<{ $isDanger?: boolean }>`
  ${menuItemStyle}

  text-decoration: none;
`;

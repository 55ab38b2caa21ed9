import { Root } from '@radix-ui/react-accordion';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
  /** Ids of the items that are open; with it the parent decides. */
  openItems?: string[];
  /** Ids of the items that are open at first, when the accordion decides itself. */
  defaultOpenItems?: string[];
  /** Items were opened or closed. */
  onOpenItemsChange?: (openItems: string[]) => void;
}

/** `AccordionItem`s below each other, any number of them open. Arrow keys move between their headers. */
export function Accordion({ openItems, defaultOpenItems, onOpenItemsChange, ...rest }: AccordionProps) {
  return (
    <List
      {...rest}
      type="multiple"
      value={openItems}
      defaultValue={defaultOpenItems}
      onValueChange={onOpenItemsChange}
    />
  );
}

const List = styled(Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(3)};
`;

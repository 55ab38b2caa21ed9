import { Root } from '@radix-ui/react-accordion';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
  /** Ids of the open items; makes the accordion controlled. */
  openItems?: string[];
  /** Ids of the items open at first when uncontrolled. */
  defaultOpenItems?: string[];
  onOpenItemsChange?: (openItems: string[]) => void;
}

/** A list of `AccordionItem`s, any number of them open at once. Arrow keys move between the headers. */
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

import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Icon } from '../Icon/Icon';

export interface MultiSelectPressProps extends ComponentPropsWithRef<'button'> {
  /** Id of the text that shows the chosen values, for an accessible name made of several texts. */
  valueId?: string;
}

/** The button of a `MultiSelectFilter`: shows the chosen values and opens the list. */
export function MultiSelectPress({ valueId, children, ...rest }: MultiSelectPressProps) {
  return (
    <Root {...rest}>
      <Value id={valueId}>{children}</Value>
      <Icon icon={ChevronDown} size={16} />
    </Root>
  );
}

const Root = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: inherit;
  text-align: start;
  cursor: pointer;

  &[data-invalid] {
    border-color: ${theme.color.danger};
  }

  > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
`;

const Value = styled.span`
  /* Contains the visually hidden text, which could widen the page. */
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

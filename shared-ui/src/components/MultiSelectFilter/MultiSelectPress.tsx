import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';

export interface MultiSelectPressProps extends ComponentPropsWithRef<'button'> {
  /** The id of the text that says what is chosen, for a name made of several texts. */
  valueId?: string;
}

/** The control of a `MultiSelectFilter`: says what is chosen and opens the list. */
export function MultiSelectPress({ valueId, children, ...rest }: MultiSelectPressProps) {
  return (
    <Root {...rest}>
      <Value id={valueId}>{children}</Value>
      <ChevronDown size={16} aria-hidden />
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
  /* What is only heard stays inside too, or it would make the page wider. */
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { PRODUCT } from 'shared-ui/page';
import { theme } from 'shared-ui/theme';

interface BrandProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** On pages without a menu. */
  isLarge?: boolean;
}

export function Brand({ isLarge = false, ...rest }: BrandProps) {
  return (
    <Root {...rest} $isLarge={isLarge}>
      {PRODUCT}
    </Root>
  );
}

const Root = styled.p<{ $isLarge: boolean }>`
  color: ${theme.color.accent};
  font-size: ${({ $isLarge }) => ($isLarge ? theme.text.xl : theme.text.l)};
  font-weight: ${theme.weight.bold};
`;

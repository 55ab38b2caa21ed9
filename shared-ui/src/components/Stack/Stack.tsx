import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** In steps of 4 px. */
  gap?: number;
}

/** Children in a column, evenly spaced. */
export function Stack({ gap = 4, ...rest }: StackProps) {
  return <Root {...rest} $gap={gap} />;
}

const Root = styled.div<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space($gap)};
`;

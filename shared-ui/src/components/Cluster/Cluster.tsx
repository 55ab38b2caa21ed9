import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** Distance between the children, in steps of 4 px. */
  gap?: number;
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children in a row that wraps. */
export function Cluster({ gap = 2, justify = 'start', ...rest }: ClusterProps) {
  return <Root {...rest} $gap={gap} $justify={justify} />;
}

const Root = styled.div<{ $gap: number; $justify: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => theme.space($gap)};
  min-width: 0;
`;

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** Steps of 4 px between the children. */
  gap?: number;
  /** Where the children gather when there is room left. */
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children beside each other, wrapping into further lines when the line is full. */
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

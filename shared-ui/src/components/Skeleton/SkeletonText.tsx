import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Skeleton } from './Skeleton';

export interface SkeletonTextProps extends ComponentPropsWithRef<'span'> {
  /** Number of text lines to come. */
  lines?: number;
}

/** Placeholder for a loading paragraph; its last line is shorter. */
export function SkeletonText({ lines = 3, ...rest }: SkeletonTextProps) {
  return (
    <Root aria-hidden {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={lines > 1 && line === lines - 1 ? '60%' : '100%'} height="0.8em" />
      ))}
    </Root>
  );
}

// A line of text is 1.5 em high: a bar of 0.8 em and a gap of 0.7 em.
const Root = styled.span`
  display: grid;
  gap: 0.7em;
  padding: 0.35em 0;
  line-height: ${theme.line.text};
`;

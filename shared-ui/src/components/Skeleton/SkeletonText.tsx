import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Skeleton } from './Skeleton';

export interface SkeletonTextProps extends ComponentPropsWithRef<'span'> {
  /** How many lines of text will stand here. */
  lines?: number;
}

/** The place of a paragraph that is still loading; its last line is shorter. */
export function SkeletonText({ lines = 3, ...rest }: SkeletonTextProps) {
  return (
    <Root aria-hidden {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={lines > 1 && line === lines - 1 ? '60%' : '100%'} height="0.8em" />
      ))}
    </Root>
  );
}

// A line of text is 1.5 em high: 0.8 em of bar and the rest between the bars.
const Root = styled.span`
  display: grid;
  gap: 0.7em;
  padding: 0.35em 0;
  line-height: ${theme.line.text};
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SHOW_LOADING_AFTER_MS, useDelayed } from './useDelayed';

export interface DelayedProps {
  /** Skeletons or a spinner. They take their place at once and become visible later, so nothing moves. */
  children: ReactNode;
  /** How long they stay invisible. */
  delayMs?: number;
}

/** Keeps a loading state invisible for its first moments, so that fast answers do not flash. */
export function Delayed({ children, delayMs = SHOW_LOADING_AFTER_MS }: DelayedProps) {
  const isVisible = useDelayed(true, delayMs);
  return <Root $isVisible={isVisible}>{children}</Root>;
}

const Root = styled.div<{ $isVisible: boolean }>`
  /* Nothing otherwise: what stands in something hidden stays so. */
  ${({ $isVisible }) => !$isVisible && 'visibility: hidden;'}
`;

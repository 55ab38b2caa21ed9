import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** How long a response may take before a loading state is shown. */
export const SHOW_LOADING_AFTER_MS = 150;

export interface DelayedProps {
  /** Skeletons or a spinner. They take up their space at once, which avoids a layout shift. */
  children: ReactNode;
  delayMs?: number;
}

/** Hides a loading state for its first moments, so that fast responses do not flash. */
export function Delayed({ children, delayMs = SHOW_LOADING_AFTER_MS }: DelayedProps) {
  const isVisible = useDelayed(true, delayMs);
  return <Root $isVisible={isVisible}>{children}</Root>;
}

/** True once `isActive` has been true for `delayMs`: shows a loading state for slow responses only. */
export function useDelayed(isActive: boolean, delayMs = SHOW_LOADING_AFTER_MS): boolean {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isActive, delayMs]);

  return isActive && isDue;
}

const Root = styled.div<{ $isVisible: boolean }>`
  /* Never visible: a hidden parent must hide it too. */
  ${({ $isVisible }) => !$isVisible && 'visibility: hidden;'}
`;

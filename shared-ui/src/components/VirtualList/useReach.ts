import { useRef } from 'react';

interface Reach {
  /** Whether the edge is in sight now. */
  isReached: boolean;
  /** What lies at the edge; another value there means that there is something new to reach. */
  edge: string | number | undefined;
  /** The edge came into sight. */
  onReach: (() => void) | undefined;
}

/**
 * Reports that an edge of a list came into sight: once, and again after more was added there or the person went away and came back.
 * @returns to be told whenever that may have changed
 */
export function useReach(): (reach: Reach) => void {
  const reportedFor = useRef<{ edge: Reach['edge'] } | null>(null);
  return ({ isReached, edge, onReach }) => {
    if (!isReached) {
      reportedFor.current = null;
      return;
    }
    if (reportedFor.current && reportedFor.current.edge === edge) return;
    reportedFor.current = { edge };
    onReach?.();
  };
}

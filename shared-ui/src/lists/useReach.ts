import { useRef } from 'react';

interface Reach {
  /** Whether the edge is visible now. */
  isReached: boolean;
  /** Key of the item at the edge; a change means that items were added there. */
  edge: string | number | undefined;
  /** Called when the edge becomes visible. */
  onReach: (() => void) | undefined;
}

/**
 * Reports once that an edge of a list became visible, and again after items were added there or the user scrolled away
 * and back.
 * @returns call it whenever that may have changed
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

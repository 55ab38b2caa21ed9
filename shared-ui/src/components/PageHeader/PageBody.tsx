import { createContext, use, type ReactNode } from 'react';
import { useAfterFrame } from '../useAfterFrame/useAfterFrame';

/** Whether the page was come to from another one of the application. The shell knows; elsewhere it was not. */
export const ArrivalContext = createContext(false);

export interface PageBodyProps {
  children: ReactNode;
}

/**
 * What stands below a page's header. A page that is come to from another one shows its header in the first frame, so that a press is answered
 * at once, and the rest is drawn after it in a render that gives way.
 */
export function PageBody({ children }: PageBodyProps) {
  return useIsWhole() && children;
}

/** Whether all of a page is drawn: from the start, but for one that is come to from another one, which begins with what the press asked for. */
export function useIsWhole(): boolean {
  const isArrival = use(ArrivalContext);
  // A tab out of sight has no frames.
  return useAfterFrame(true, !isArrival || document.hidden);
}

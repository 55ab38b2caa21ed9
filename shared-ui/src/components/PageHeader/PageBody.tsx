import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { afterFrame } from '../useAfterFrame/afterFrame';

/** Somebody has come to a page from another one of the application. */
export interface Arrival {
  /**
   * Shows a part of the page when the next frame has been seen, in a render that gives way: all parts in one, so that none moves another.
   * @returns calls it off
   */
  join: (show: () => void) => () => void;
}

/** For the shell, which knows who comes from where: one for each page. */
export function createArrival(): Arrival {
  const parts = new Set<() => void>();
  const showAll = () =>
    startTransition(() => {
      for (const show of parts) show();
      parts.clear();
    });
  return {
    join: (show) => {
      if (parts.size === 0) afterFrame(showAll);
      parts.add(show);
      return () => void parts.delete(show);
    },
  };
}

/** Whether, and how, the page was come to from another one. The shell knows; elsewhere it was not. */
export const ArrivalContext = createContext<Arrival | undefined>(undefined);

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
  const arrival = use(ArrivalContext);
  // A tab out of sight has no frames.
  const [isWhole, setIsWhole] = useState(arrival === undefined || document.hidden);
  useEffect(() => (isWhole ? undefined : arrival?.join(() => setIsWhole(true))), [arrival, isWhole]);
  return isWhole;
}

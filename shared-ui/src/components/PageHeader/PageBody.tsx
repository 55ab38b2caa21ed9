import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

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
  const isArrival = use(ArrivalContext);
  // A tab out of sight has no frames.
  const [isDrawn, setIsDrawn] = useState(!isArrival || document.hidden);

  useEffect(() => {
    if (isDrawn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDrawn]);

  return isDrawn && children;
}

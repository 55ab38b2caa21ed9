import { useEffect } from 'react';
import { afterFrame } from './afterFrame';

/** Replaces the route's document title with a more specific one once it has loaded. */
export function useDocumentTitle(title: string | undefined): void {
  // The shell sets the route's title after the page's first frame, scheduled in a layout effect; this callback is
  // scheduled later and so runs after it.
  useEffect(() => {
    if (title === undefined) return;
    return afterFrame(() => {
      document.title = title;
    });
  }, [title]);
}

import { useEffect } from 'react';
import { afterFrame } from 'shared-ui/useAfterFrame';

/** Names the document more exactly than its route does, once that is known. */
export function useDocumentTitle(title: string | undefined): void {
  // The shell names the document after the route when the page's first frame has been seen; it asked for that in a layout effect, before this.
  useEffect(() => {
    if (title === undefined) return;
    return afterFrame(() => {
      document.title = title;
    });
  }, [title]);
}

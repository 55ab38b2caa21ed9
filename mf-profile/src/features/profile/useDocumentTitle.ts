import { useEffect } from 'react';

/** Names the document more exactly than its route does, once that is known. */
export function useDocumentTitle(title: string | undefined): void {
  // The shell names the document after the route in a layout effect, which comes before this.
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

import { useEffect } from 'react';

/**
 * Names the document after what the page has loaded; `undefined` keeps the route's own title, which the shell sets in a layout effect,
 * before this one.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

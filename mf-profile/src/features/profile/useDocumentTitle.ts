import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Names the document after what the page has loaded; `undefined` keeps the route's own title.
 * The shell sets the route's title on every navigation, therefore the location counts: the same title must be set again after it.
 */
export function useDocumentTitle(title: string | undefined): void {
  const { key } = useLocation();
  useEffect(() => {
    if (title === undefined) return;
    // An effect of a parent runs after those of its children: the shell's would have the last word, were this not a step later.
    let isCurrent = true;
    queueMicrotask(() => {
      if (isCurrent) document.title = title;
    });
    return () => {
      isCurrent = false;
    };
  }, [title, key]);
}

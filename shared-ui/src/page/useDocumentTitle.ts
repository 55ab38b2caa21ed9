import { useEffect } from 'react';
import { afterFrame } from './afterFrame';
import { documentTitle } from './documentTitle';

/**
 * Replaces the route's title of the document with a more specific one once it has loaded.
 * @param subject whom the page is about: a company
 */
export function useDocumentTitle(section: string | undefined, subject?: string): void {
  // The shell sets the route's title after the page's first frame, scheduled in a layout effect; this callback is
  // scheduled later and so runs after it.
  useEffect(() => {
    if (section === undefined) return;
    return afterFrame(() => {
      document.title = documentTitle(section, subject);
    });
  }, [section, subject]);
}

import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows plain links to pages of the application without loading it anew: the `onClick` of what holds them. For lists of many links: each of
 * the router's own is drawn anew whenever the address changes. What asks for another tab or a download is left to the browser.
 * @param state goes with the entry of the history
 */
export function useFollow(state?: unknown): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
    event.preventDefault();
    // As the router's own: the page that is there already is no further entry of the history.
    void navigate(link.pathname + link.search + link.hash, { state, replace: link.href === window.location.href });
  };
}

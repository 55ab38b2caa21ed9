import { startTransition, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface FollowOptions {
  /** State of the history entry. */
  state?: unknown;
  /** Whether the target is another view of the page that renders slowly: the former one stays meanwhile. */
  isSlow?: boolean;
}

/**
 * Returns an `onClick` for the container of plain links that turns them into in-app navigations. For long lists: each
 * `Link` of the router re-renders whenever the address changes. Clicks that ask for a new tab or a download are left to
 * the browser.
 */
export function useFollow({ state, isSlow = false }: FollowOptions = {}): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
    event.preventDefault();
    const follow = () =>
      // Like the router’s links: navigating to the current page adds no history entry.
      void navigate(link.pathname + link.search + link.hash, { state, replace: link.href === window.location.href });
    if (isSlow) startTransition(follow);
    else follow();
  };
}

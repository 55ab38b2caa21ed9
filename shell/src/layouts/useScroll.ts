import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

/**
 * Scroll position of each history entry, in px from the top. Lives as long as the page load; after a reload the browser
 * restores the position itself.
 */
const positions = new Map<string, number>();

/** Number of latest entries to remember: twice as many as browsers keep, since replaced entries count too. */
const MAX_KEPT = 100;

/** Events of users who scroll themselves. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Events that start a press, which may navigate. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Scrolling of pages in the main layout (GUARD-08). Every navigation starts at the top, also when only the page of a
 * list changes (`?page=`); if the list's head, marked `data-list-head`, is below the viewport, it is scrolled into
 * view. Back restores the position. Other changes of the query, such as typing a filter, do not scroll.
 */
export function useScroll(): void {
  const location = useLocation();
  const type: string = useNavigationType();
  const shown = useRef<Location>(undefined);
  // Reading `window.scrollY` would force a layout of the page that is still rendering.
  const top = useRef<number>(undefined);

  useEffect(() => {
    const noteScroll = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      top.current = window.scrollY;
      if (shown.current) keep(shown.current, top.current);
    };
    window.addEventListener('scroll', noteScroll, { passive: true });
    // Scroll events fire with the next frame, and a press may come first. Its click is too late to read the position:
    // it would force a layout of a page that is about to be replaced, and delay the response.
    for (const event of PRESSES) window.addEventListener(event, noteScroll, true);
    return () => {
      window.removeEventListener('scroll', noteScroll);
      for (const event of PRESSES) window.removeEventListener(event, noteScroll, true);
    };
  }, []);

  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = location;
    if (former === location) return undefined;
    if (type === 'POP') return returnTo(positions.get(entryOf(location)));
    if (former?.pathname !== location.pathname) {
      if (top.current !== 0) window.scrollTo(0, 0);
      top.current = 0;
    } else if (type === 'PUSH' && withoutPage(former) === withoutPage(location)) {
      beginList();
      top.current = window.scrollY;
    }
    keep(location, top.current ?? window.scrollY);
    return undefined;
  }, [location, type]);
}

function keep(location: Location, top: number): void {
  const entry = entryOf(location);
  // A Map iterates in insertion order: the first entry is the oldest.
  positions.delete(entry);
  positions.set(entry, top);
  const [oldest] = positions.keys();
  if (positions.size > MAX_KEPT && oldest !== undefined) positions.delete(oldest);
}

/** The key alone is not unique: entries not created by the router share one. */
function entryOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

function withoutPage({ search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

function beginList(): void {
  window.scrollTo(0, 0);
  const head = document.querySelector('[data-list-head]');
  if (head && head.getBoundingClientRect().bottom > window.innerHeight) head.scrollIntoView();
}

/** Scrolls to a position as soon as the page is long enough; its content may still be loading. */
function returnTo(position: number | undefined): (() => void) | undefined {
  if (position === undefined) return undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, position);
    if (window.scrollY >= position - 1) stop();
  });
  const stop = () => {
    growth.disconnect();
    for (const event of OWN_SCROLLING) window.removeEventListener(event, stop);
  };
  for (const event of OWN_SCROLLING) window.addEventListener(event, stop, { passive: true });
  window.scrollTo(0, position);
  // The observer also reports the current size: it stops at once if the page is long enough.
  growth.observe(document.body);
  return stop;
}

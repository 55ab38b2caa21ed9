import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Where each entry of the history was left, in px from the top. It ends with the page load; after that the browser itself knows. */
const positions = new Map<string, number>();

/** So many entries are remembered, the latest: twice as many as browsers keep, since those that were replaced count too. */
const MAX_KEPT = 100;

/** What tells that people scroll by themselves. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How presses begin that may lead to another page. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Where a page of the main layout begins (GUARD-08): at the top after each navigation, also when only the page of a list changes (`?page=`); the list's head,
 * marked `data-list-head`, then comes into sight if it stands lower. Back returns to where one was. Other changes of the query, such as a
 * filter that is being typed, scroll nothing.
 */
export function useScroll(): void {
  const location = useLocation();
  const type: string = useNavigationType();
  const shown = useRef<Location>(undefined);
  // Asking the window itself makes it lay out the page that is only just being drawn.
  const top = useRef<number>(undefined);

  useEffect(() => {
    const noteScroll = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      top.current = window.scrollY;
      if (shown.current) keep(shown.current, top.current);
    };
    window.addEventListener('scroll', noteScroll, { passive: true });
    // Browsers tell of scrolling with the next frame, and a press may come before it. Its click is too late to ask: all that changed since the
    // last frame would be laid out before the click is answered, to be thrown away with the page.
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
  // A map keeps the order of setting: the first one is the one that was left longest ago.
  positions.delete(entry);
  positions.set(entry, top);
  const [oldest] = positions.keys();
  if (positions.size > MAX_KEPT && oldest !== undefined) positions.delete(oldest);
}

/** The key alone does not tell entries apart: all that the router did not make have the same. */
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

/** Scrolls to a position, as soon as the page is as long as it was; its content may still be on the way. */
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
  // It also tells the size that the page has now: a page that is long enough is left alone at once.
  growth.observe(document.body);
  return stop;
}

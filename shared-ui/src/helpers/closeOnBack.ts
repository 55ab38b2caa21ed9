import { useEffectEvent, useLayoutEffect } from 'react';

/** Marks the history entry behind the page that a window was opened on. */
const MARK = 'behindWindows';

/** Closes the open windows, the top one last. */
const windows: (() => void)[] = [];

/** Pages, by the router's index, that have a marked entry right behind them. */
const ready = new Set<number>();

// Pages are drawn without a browser, too.
let index = typeof window === 'undefined' ? undefined : readIndex(window.history.state);
let path = typeof window === 'undefined' ? '' : window.location.pathname;
/** Index of the entry that `holdBack` is returning to. */
let returningTo: number | undefined;

/**
 * Lets Back close a window (a dialog, sheet, menu or picture) instead of leaving the page. A busy window may ignore the
 * call and stays.
 *
 * The first window on a page puts a marked entry behind the page. Back stops there: `holdBack` returns to the page and
 * closes the top window, so Forward has no window to open again. Without a window it goes on to the former page. The
 * page itself keeps an ordinary entry on top, so navigating from a window and changing the address below it need no care.
 * A choice in the window may add an entry to the page, e.g. a filter's: Back then returns from the one below it.
 * @returns removes the window; it leaves no history entry to step over
 */
export function closeOnBack(close: () => void): () => void {
  const opened = () => close();
  windows.push(opened);
  putEntryBehind();
  return () => void windows.splice(windows.indexOf(opened), 1);
}

/** `closeOnBack` as a hook, for as long as a window is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => (isOpen ? closeOnBack(() => onBack()) : undefined), [isOpen]);
}

function putEntryBehind(): void {
  const { history } = window;
  const state: unknown = history.state;
  const here = readIndex(state);
  // A marked entry: the browser is on its way back to the page.
  if (isMarked(state) || (here !== undefined && ready.has(here))) return;
  // Its scroll position is that of the first opening: returning to it must not move the page.
  history.scrollRestoration = 'manual';
  history.replaceState({ ...toObject(state), [MARK]: true }, '');
  history.pushState({ ...toObject(state) }, '');
  history.scrollRestoration = 'auto';
  index = here;
  if (here !== undefined) ready.add(here);
}

/** Notes the current history entry. Call it after each in-app navigation. */
export function noteEntry(): void {
  index = readIndex(window.history.state);
  path = window.location.pathname;
}

/**
 * Handles history navigation to and from marked entries. It has to run before the router's own listener.
 * @returns whether the router must not see the event
 */
export function holdBack({ state }: PopStateEvent): boolean {
  const from = index;
  const here = readIndex(state);
  const isSamePath = path === window.location.pathname;
  noteEntry();
  // An anchor of the browser's own has no index; after it, the router counts from the beginning.
  for (const page of ready) if (here === undefined || page > here) ready.delete(page);

  if (!isMarked(state)) {
    if (returningTo !== undefined) {
      const isBack = returningTo === here;
      returningTo = undefined;
      // Only now: what closing does to the address belongs to the page's own entry.
      if (isBack) windows.at(-1)?.();
      return isBack;
    }
    if (windows.length === 0 || !isSamePath || from === undefined || here !== from - 1) return false;
    returningTo = from;
    window.history.go(1);
    return true;
  }

  const isBack = from === here && windows.length > 0;
  returningTo = isBack ? here : undefined;
  if (isBack || from !== here) {
    if (here !== undefined) ready.add(here);
    window.history.go(1);
    return true;
  }
  if (here !== 0) {
    window.history.back();
    return true;
  }
  // The first page: if it has no predecessor, the browser stays here, so this becomes an ordinary entry.
  window.history.replaceState({ ...toObject(state), [MARK]: undefined }, '');
  ready.delete(here);
  window.history.back();
  return false;
}

function isMarked(state: unknown): boolean {
  return MARK in toObject(state) && toObject(state)[MARK] === true;
}

/** Position of a page in the history, as counted by the router. */
function readIndex(state: unknown): number | undefined {
  const { idx } = toObject(state);
  return typeof idx === 'number' ? idx : undefined;
}

function toObject(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

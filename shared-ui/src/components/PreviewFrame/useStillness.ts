import { useEffect, type RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea, summary, audio, video';
/** What Tab may also stop at. */
const STOPS = `${CONTROLS}, [tabindex]`;
/** What would set something off; scrolling, selecting and reading go on. */
const ACTIONS = ['click', 'auxclick', 'dblclick', 'submit', 'dragstart', 'drop', 'beforeinput', 'change'] as const;
const PRESSES = ['pointerdown', 'mousedown', 'keydown'] as const;

/**
 * Lets everything inside be read and nothing be used: Tab stops at none of it, presses do nothing, and each control says why. Not `inert`,
 * which would hide it from screen readers. It watches what appears later, such as parts of other remotes.
 * @param noteId the element that says why
 */
export function useStillness(root: RefObject<HTMLElement | null>, noteId: string): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Controls of the design system open at the press itself; the browser's own part of it (selecting text) stays.
    const silence = (event: Event) => {
      // A press may bring the focus in; Esc is meant for the frame.
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      if (event.target instanceof Element && event.target.closest(STOPS)) event.stopPropagation();
    };
    for (const name of ACTIONS) element.addEventListener(name, stop, true);
    for (const name of PRESSES) element.addEventListener(name, silence, true);

    const still = () => element.querySelectorAll<HTMLElement>(STOPS).forEach((control) => quiet(control, noteId));
    still();
    const watcher = new MutationObserver(still);
    watcher.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['tabindex', 'aria-disabled', 'aria-describedby', 'href'],
    });
    return () => {
      watcher.disconnect();
      for (const name of ACTIONS) element.removeEventListener(name, stop, true);
      for (const name of PRESSES) element.removeEventListener(name, silence, true);
    };
  }, [root, noteId]);
}

/** Changes only what differs: each change calls the watcher again. */
function quiet(control: HTMLElement, noteId: string): void {
  const isControl = control.matches(CONTROLS);
  // What works elsewhere looks here as it does there; what does not, looks so here too.
  if (isControl && control.getAttribute('aria-disabled') !== 'true') control.dataset.still = '';
  const wanted = {
    tabindex: '-1',
    ...(isControl && { 'aria-disabled': 'true', 'aria-describedby': noteId }),
  };
  for (const [name, value] of Object.entries(wanted))
    if (control.getAttribute(name) !== value) control.setAttribute(name, value);
}

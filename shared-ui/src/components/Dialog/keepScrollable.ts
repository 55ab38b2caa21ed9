const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** A scrolling box with nothing to focus in it takes the focus itself, or the keyboard could not scroll it. */
export function keepScrollable(box: HTMLElement | null): void {
  if (!box) return;
  if (box.scrollHeight > box.clientHeight && !box.querySelector(TABBABLE)) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

/** Marks list rows that actions on them may remove. A row needs `tabIndex={-1}` to take focus. */
const ROW = '[data-focus-row]';

/** Where focus may return to after an action on this element: itself, its row, the next rows, the previous ones. */
export function placesAround(origin: Element | null): Element[] {
  if (!origin) return [];
  const row = origin.closest(ROW);
  if (!row) return [origin];
  const rows = [...document.querySelectorAll(ROW)];
  const at = rows.indexOf(row);
  return [origin, ...rows.slice(at), ...rows.slice(0, at).toReversed()];
}

/** Focuses the first of these places that is left, else the page's heading or content. */
export function focusFirst(places: readonly Element[]): void {
  const place =
    places.find((each) => each.isConnected) ??
    document.querySelector('main h1[tabindex]') ??
    document.querySelector('main');
  if (place instanceof HTMLElement) place.focus();
}

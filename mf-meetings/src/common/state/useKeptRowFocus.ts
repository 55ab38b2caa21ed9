import { useLayoutEffect, useRef, type FocusEvent } from 'react';

interface Focused {
  control: Element;
  /** Finds its neighbours after a remount. */
  name: string;
  /** Its row, the later ones, then the earlier ones from the nearest. */
  rows: HTMLElement[];
}

const ROW = '[data-focus-row]';

/**
 * Keeps the focus when the focused control is removed, e.g. with a cancelled meeting: moves it to its row, else the
 * next row, else the last, else the list. Rows are marked with `data-focus-row`.
 * @returns props of the element around the rows
 */
export function useKeptRowFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const last = useRef<Focused | null>(null);
  const rowsNow = () => [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];

  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected || document.activeElement !== document.body) return;
    const { name, rows } = last.current;
    last.current = null;
    const drawn = rowsNow();
    const next =
      rows.find((row) => row.isConnected) ?? drawn.find((row) => (row.dataset.focusRow ?? '') >= name) ?? drawn.at(-1);
    (next ?? root.current)?.focus();
  });

  return {
    ref: root,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>(ROW);
      const drawn = rowsNow();
      const at = row ? drawn.indexOf(row) : -1;
      last.current = row && {
        control: target,
        name: row.dataset.focusRow ?? '',
        rows: [...drawn.slice(at), ...drawn.slice(0, at).toReversed()],
      };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Moved by the user. When a focused control is removed, relatedTarget is null.
      if (relatedTarget) last.current = null;
    },
  };
}

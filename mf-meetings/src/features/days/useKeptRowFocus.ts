import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus when the focused control is removed, e.g. with a cancelled meeting: moves it to its row, else the
 * next row, else the last, else the day.
 */
export function useKeptRowFocus() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ control: Element; point: string } | null>(null);

  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected || document.activeElement !== document.body) return;
    const { point } = last.current;
    last.current = null;
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-focus-row]') ?? [])];
    const next = rows.find((row) => (row.dataset.focusRow ?? '') >= point) ?? rows.at(-1);
    (next ?? root.current)?.focus();
  });

  return {
    ref: root,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-focus-row]');
      last.current = row ? { control: target, point: row.dataset.focusRow ?? '' } : null;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Moved by the user. When a focused control is removed, relatedTarget is null.
      if (relatedTarget) last.current = null;
    },
  };
}

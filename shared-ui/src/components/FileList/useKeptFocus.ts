import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps focus in the list when a pressed button disappears: it moves to the first control of the same row, or to the list when
 * the row is gone too.
 */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ control: Element; row: Element | null } | null>(null);

  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected || document.activeElement !== document.body) return;
    const { row } = last.current;
    last.current = null;
    const control = row?.isConnected ? row.querySelector<HTMLElement>('a[href], button:not(:disabled)') : null;
    (control ?? root.current)?.focus();
  });

  return {
    ref: root,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target !== currentTarget) last.current = { control: target, row: target.closest('li') };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Focus moved on normally; the blur of a removed control has no `relatedTarget`.
      if (relatedTarget) last.current = null;
    },
  };
}

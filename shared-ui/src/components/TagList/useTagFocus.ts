import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Options {
  /** The whole list; gets focus when the last tag is removed. */
  root: RefObject<HTMLElement | null>;
  /** Number of tags. */
  count: number;
}

/** The active tag of a list. After `goTo`, focus follows once the tag is in the document. */
export function useTagFocus({ root, count }: Options) {
  const [wished, setActive] = useState(0);
  const active = Math.max(0, Math.min(wished, count - 1));
  const isWanted = useRef(false);

  useLayoutEffect(() => {
    if (!isWanted.current || !root.current) return;
    isWanted.current = false;
    // The user has moved focus elsewhere meanwhile: leave it there.
    if (document.activeElement !== document.body && !root.current.contains(document.activeElement)) return;
    const tag = root.current.querySelector<HTMLElement>(`[data-tag="${active}"] button`);
    (tag ?? root.current).focus();
  }, [root, active, count]);

  return {
    active,
    setActive,
    /** Focuses a tag, or the one that takes its place if it is being removed. */
    goTo: (index: number) => {
      isWanted.current = true;
      setActive(index);
    },
  };
}

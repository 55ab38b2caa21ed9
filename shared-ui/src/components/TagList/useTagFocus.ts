import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Options {
  /** The whole list; takes the focus when the last tag is gone. */
  root: RefObject<HTMLElement | null>;
  /** How many tags there are. */
  count: number;
}

/** Where the keyboard is in a list of tags. The focus follows there once the tag is in the document. */
export function useTagFocus({ root, count }: Options) {
  const [wished, setActive] = useState(0);
  const active = Math.max(0, Math.min(wished, count - 1));
  const isWanted = useRef(false);

  useLayoutEffect(() => {
    if (!isWanted.current || !root.current) return;
    isWanted.current = false;
    // Whoever went on to something else meanwhile is not called back.
    if (document.activeElement !== document.body && !root.current.contains(document.activeElement)) return;
    const tag = root.current.querySelector<HTMLElement>(`[data-tag="${active}"] button`);
    (tag ?? root.current).focus();
  }, [root, active, count]);

  return {
    active,
    setActive,
    /** Goes to a tag; or stays at this place while the tag there is about to go. */
    goTo: (index: number) => {
      isWanted.current = true;
      setActive(index);
    },
  };
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/** As many as a large screen shows without scrolling: until a card is measured. */
const AT_FIRST = 9;

/**
 * How many cards of a list stand in the window when it begins at its head, by the size of the first card.
 * @returns the number, and the ref of the first card
 */
export function useCardsInSight(): [number, RefObject<HTMLLIElement | null>] {
  const [count, setCount] = useState(AT_FIRST);
  const first = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const card = first.current;
    const list = card?.parentElement;
    if (!card || !list) return undefined;
    // Told after the layout: asking for sizes costs nothing then.
    const observer = new ResizeObserver(() => {
      const { width, height, top } = card.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const above = top + window.scrollY;
      // A list that begins below the window is scrolled into sight.
      const room = above < window.innerHeight ? window.innerHeight - above : window.innerHeight;
      setCount(Math.max(1, Math.floor(list.clientWidth / width)) * Math.ceil(room / height));
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  return [count, first];
}

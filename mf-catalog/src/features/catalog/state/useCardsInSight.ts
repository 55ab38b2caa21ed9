import { useEffect, useRef, useState, type RefObject } from 'react';

/** Cards that a large screen shows without scrolling; used until a card is measured. */
const AT_FIRST = 9;

/**
 * Number of cards in the viewport at the top of the list, computed from the size of the first card.
 * @returns the number, and a ref for the first card
 */
export function useCardsInSight(): [number, RefObject<HTMLLIElement | null>] {
  const [count, setCount] = useState(AT_FIRST);
  const first = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const card = first.current;
    const list = card?.parentElement;
    if (!card || !list) return undefined;
    // ResizeObserver runs after layout, so reading sizes forces no reflow.
    const observer = new ResizeObserver(() => {
      const { width, height, top } = card.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const above = top + window.scrollY;
      // A list that starts below the viewport will be scrolled into view.
      const room = above < window.innerHeight ? window.innerHeight - above : window.innerHeight;
      setCount(Math.max(1, Math.floor(list.clientWidth / width)) * Math.ceil(room / height));
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  return [count, first];
}

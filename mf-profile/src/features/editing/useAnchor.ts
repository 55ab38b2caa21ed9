import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What tells that people go on by themselves. */
const OWN_DOING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Entries of the history that have been led to: who comes back to one returns to where they were, which is the layout's. */
const seen = new Set<string>();
const CONTROLS = 'input:not([hidden]), select, textarea, button';

/**
 * Leads to what the address names after `#`, a section or a field, as soon as it is there: it comes into sight, takes the focus and is
 * marked for a moment (`data-led`). While parts above it are still coming it stays in sight.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '' || seen.has(key)) return undefined;
    let target: HTMLElement | null = null;
    const show = () => target?.scrollIntoView({ block: target.tagName === 'SECTION' ? 'start' : 'center' });
    const growth = new ResizeObserver(show);
    const search = () => {
      target = document.getElementById(id);
      if (!target) return;
      arrival.disconnect();
      // The page's first entry has no key of its own.
      if (key !== 'default') seen.add(key);
      lead(target);
      show();
      growth.observe(document.body);
    };
    const arrival = new MutationObserver(search);
    arrival.observe(document.body, { childList: true, subtree: true });
    search();

    const stop = () => {
      arrival.disconnect();
      growth.disconnect();
      for (const event of OWN_DOING) window.removeEventListener(event, stop);
    };
    for (const event of OWN_DOING) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, [hash, key]);
}

function lead(target: HTMLElement): void {
  const place = target.tagName === 'SECTION' ? target : target.querySelector<HTMLElement>(CONTROLS);
  place?.focus({ preventScroll: true });
  target.dataset.led = '';
  target.addEventListener('animationend', () => delete target.dataset.led, { once: true });
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** User input after which automatic scrolling stops. */
const OWN_DOING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** History entries already scrolled to: on return, the layout restores their scroll position instead. */
const seen = new Set<string>();
const CONTROLS = 'input:not([hidden]), select, textarea, button';

/**
 * Scrolls to the section or field named by the address's hash once it is rendered, focuses it and highlights it briefly
 * (`data-led`). Keeps it in view while content above it is still loading.
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
      // The first history entry always has the key `default`.
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

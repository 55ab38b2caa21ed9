import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme that the page shows; undefined for that of the device. */
export function usePageTheme(): string | undefined {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme);
}

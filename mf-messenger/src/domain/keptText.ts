import { useSyncExternalStore } from 'react';

const PREFIX = 'vstrecha.messenger.';
const listeners = new Set<() => void>();
/** What a forbidden or full storage did not take: it holds until the page is closed. */
const notTaken = new Map<string, string>();

/**
 * A text that this browser keeps under a name, also after logout; all places and tabs that show it follow. Empty when nothing is kept.
 * For choices, not for what belongs to a draft.
 */
export function useKeptText(name: string): [text: string, keep: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => read(name));
  return [text, (next) => keep(name, next)];
}

function read(name: string): string {
  const held = notTaken.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string, text: string): void {
  notTaken.delete(name);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    notTaken.set(name, text);
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

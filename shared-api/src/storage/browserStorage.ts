/** `localStorage` is shared by all tabs, `sessionStorage` belongs to one tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a stored text. Empty without one, or when the browser forbids storage. */
export function readText(key: string, name: StorageName = 'localStorage'): string {
  try {
    return window[name].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text; an empty one deletes the key. False when storage is full or forbidden: then the old text remains. */
export function writeText(key: string, text: string, name: StorageName = 'localStorage'): boolean {
  try {
    if (text === '') window[name].removeItem(key);
    else window[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes all keys that begin with a prefix. */
export function deleteTexts(prefix: string, name: StorageName = 'localStorage'): void {
  try {
    const keys = Object.keys(window[name]);
    keys.filter((key) => key.startsWith(prefix)).forEach((key) => window[name].removeItem(key));
  } catch {
    // Forbidden storage is empty.
  }
}

/**
 * Calls back when another tab changes localStorage. A `key` of null means that it was cleared.
 * @returns unsubscribes
 */
export function onOtherTab(listener: (event: StorageEvent) => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** What the person chose; «system» follows the device. */
export type ColorScheme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'vstrecha.theme';
const listeners = new Set<() => void>();

// Kept here as well: storage may be forbidden, and then the choice still holds until the page is closed.
let current: ColorScheme | undefined;

function isColorScheme(value: unknown): value is ColorScheme {
  return value === 'system' || value === 'light' || value === 'dark';
}

function readStored(): ColorScheme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isColorScheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

function apply(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.theme;
  else dataset.theme = scheme;
}

/** The chosen scheme. */
export function getColorScheme(): ColorScheme {
  current ??= readStored();
  return current;
}

/** Chooses a scheme: shows it at once and remembers it on this device. */
export function setColorScheme(scheme: ColorScheme): void {
  current = scheme;
  apply(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // A full or forbidden storage costs the memory of the choice, not the choice.
  }
  listeners.forEach((listener) => listener());
}

/** Shows the remembered scheme; the host calls it once before the first paint. */
export function applyStoredColorScheme(): void {
  apply(getColorScheme());
}

/** Calls back when the choice changes here or in another tab; returns the unsubscribe. */
export function subscribeColorScheme(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    current = readStored();
    apply(current);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

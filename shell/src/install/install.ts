/** Chromium's offer to install the application (Manifest Incubations). */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** How this browser installs: by the page's own button, or by the steps of the system's menu. */
export type InstallWay = 'button' | 'steps';

/** Colours of the window's frame: the background of pages. */
const FRAMES = { light: '#f6f7fb', dark: '#12141b' };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Links the manifest and keeps the browser's offer for `install`; call it once a page is drawn. */
export function announceApp(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  window.addEventListener('beforeinstallprompt', (event) => {
    // Shown as a line of the menu, never as a popup.
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
  const make = (tag: string, parts: object) => document.head.append(Object.assign(document.createElement(tag), parts));
  for (const [scheme, content] of Object.entries(FRAMES))
    make('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });
  make('link', { rel: 'manifest', href: '/manifest.webmanifest' });
}

/** Whether the page runs as an installed application. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

/** How the application can be installed here; undefined when it cannot, or is installed already. */
export function installWay(): InstallWay | undefined {
  if (isInstalled()) return undefined;
  if (offer) return 'button';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'steps' : undefined;
}

/** Subscribes to changes of `installWay`; returns the unsubscribe. */
export function onInstallWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the browser's own question, which each offer allows once. */
export function install(): void {
  const present = offer;
  setOffer(undefined);
  // A refusal is the person's answer.
  present?.prompt().catch(() => {});
}

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

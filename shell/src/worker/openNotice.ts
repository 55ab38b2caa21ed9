import type { OpenMessage } from './messages';
import { scope } from './scope';

/** Milliseconds for a page to say that it opens the address. Browsers allow a window for some seconds after the press. */
const PATIENCE = 1_000;

/**
 * Opens the page of a pressed notification: in the window last in use, which asks about unsaved text first, otherwise in
 * a new one. Login pages and frozen windows give no answer.
 */
export async function openNotice(href: string): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isTaken =
    page !== undefined &&
    (await new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), PATIENCE);
      page.postMessage({ kind: 'open', href } satisfies OpenMessage, [port2]);
    }));
  // Focusing uses the press up, so it comes last.
  if (isTaken) await page.focus();
  else await scope.clients.openWindow(href);
}

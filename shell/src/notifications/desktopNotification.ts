import { isNotificationOn } from 'shared-api/chats';
import { inOneTab } from 'shared-api/delivery';
import { isPushOn } from '../push/endPush';
import { markAsTold, TELLING } from './told';
import { LOOKED_AT } from './useLookedAt';

interface DesktopNotification {
  /** Id of the event, shown once and in one tab. */
  event: string;
  title: string;
  body: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  icon?: string;
  onOpen: () => void;
}

/**
 * Shows a desktop notification when this tab is hidden, no other tab is visible and the user has enabled notifications.
 * Only one of several tabs shows it. With web push the worker alone shows notifications.
 */
export async function notifyOnDesktop({ event, title, onOpen, ...options }: DesktopNotification): Promise<void> {
  if (document.visibilityState === 'visible' || !isNotificationOn() || isPushOn()) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (await isAnotherLookedAt()) return;
  if (!(await inOneTab(TELLING, () => markAsTold(event)))) return;
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      onOpen();
      notification.close();
    };
  } catch {
    // Chrome on Android has the class, but its constructor throws.
  }
}

async function isAnotherLookedAt(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOOKED_AT);
}

import { inOneTab } from 'shared-api/delivery';
import { markForAllTabs } from './marks';
import type { Reminder } from './reminder';
import { texts } from './texts';

/**
 * Shows a desktop notification when this tab is hidden and permission was granted before; never asks for it. The first
 * of several tabs decides for all, so a visible first tab suppresses it.
 */
export async function notifyOnDesktop(reminder: Reminder): Promise<void> {
  const isFirst = await inOneTab('vstrecha-reminder', () => markForAllTabs(reminder.key));
  if (!isFirst || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(texts.notification(reminder.minutes), {
      body: texts.meeting(reminder.meeting.point, reminder.company),
      tag: reminder.key,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Chrome on Android has the class, but its constructor throws.
  }
}

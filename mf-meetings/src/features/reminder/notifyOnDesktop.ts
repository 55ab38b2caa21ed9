import { markForAllTabs } from './marks';
import type { Reminder } from './reminder';
import { texts } from './texts';

/**
 * Shows the reminder on the desktop when nobody looks at this tab and the browser was allowed to before; it never asks. Of several tabs
 * the first to come tells, and none when one of them is being looked at.
 */
export async function notifyOnDesktop(reminder: Reminder): Promise<void> {
  const isFirst = await inOneTabAtATime(() => markForAllTabs(reminder.key));
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
    // Chrome on Android has the class and forbids making one.
  }
}

/** Web Locks are missing where the page came over plain http. */
async function inOneTabAtATime(task: () => boolean): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('vstrecha-reminder', task) : task();
}

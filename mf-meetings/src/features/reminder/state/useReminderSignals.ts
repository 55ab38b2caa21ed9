import { useEffect, useEffectEvent } from 'react';
import { inOneTab } from 'shared-api/delivery';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { toast } from 'shared-ui/toast';
import { texts } from '../texts';
import { isMarked, mark, markForAllTabs } from './marks';
import type { Reminder } from './reminder';

/** Announces a reminder once by a toast and a desktop notification, and in the page title while it is active. */
export function useReminderSignals(reminder: Reminder | undefined): void {
  const key = reminder?.key;
  const tell = useEffectEvent(() => {
    if (!reminder || isMarked('told', reminder.key)) return;
    mark('told', reminder.key);
    toast.info(texts.toast(reminder.minutes, reminder.company));
    void notifyOnDesktop(reminder);
  });
  useEffect(() => tell(), [key]);

  const title = reminder && texts.title(reminder.minutes, reminder.company);
  useEffect(() => (title === undefined ? undefined : keepTitlePrefix(`${title} · `)), [title]);
}

/**
 * Shows a desktop notification when this tab is hidden and permission was granted before; never asks for it. The first
 * of several tabs decides for all, so a visible first tab suppresses it.
 */
async function notifyOnDesktop(reminder: Reminder): Promise<void> {
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

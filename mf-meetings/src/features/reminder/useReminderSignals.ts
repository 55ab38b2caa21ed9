import { useEffect, useEffectEvent } from 'react';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { toast } from 'shared-ui/toast';
import { isMarked, mark } from './marks';
import { notifyOnDesktop } from './notifyOnDesktop';
import type { Reminder } from './reminder';
import { texts } from './texts';

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

import { useEffect, useEffectEvent } from 'react';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { toast } from 'shared-ui/toast';
import { isMarked, mark } from './marks';
import { notifyOnDesktop } from './notifyOnDesktop';
import type { Reminder } from './reminder';
import { texts } from './texts';

/** Tells of a reminder beyond its place on the page: once by a toast and on the desktop, and in the title while it lasts. */
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

import { useState } from 'react';
import { serverNow } from 'shared-api/clock';
import { todayInMoscow } from 'shared-api/time';
import { isMarked, mark } from '../marks';
import { nextChange, reminderOf } from '../reminder';
import { useMeetingsOfToday } from '../useMeetingsOfToday';
import { useRedrawAt } from '../useRedrawAt';
import { useReminderSignals } from '../useReminderSignals';
import { ReminderAlert } from './ReminderAlert';

/** Reminds of the next meeting ten minutes before it, on every page. */
export function MeetingReminder() {
  const meetings = useMeetingsOfToday(todayInMoscow());
  const now = serverNow();
  useRedrawAt(nextChange(meetings, now));

  const due = reminderOf(meetings, now);
  const [dismissed, setDismissed] = useState<string>();
  const reminder = due && due.key !== dismissed && !isMarked('dismissed', due.key) ? due : undefined;
  useReminderSignals(reminder);

  if (!reminder) return null;
  const dismiss = () => {
    mark('dismissed', reminder.key);
    setDismissed(reminder.key);
  };
  return <ReminderAlert reminder={reminder} onDismiss={dismiss} />;
}

import { memo } from 'react';
import { QuietWidget } from './QuietWidget';
import { useAfterPage } from './useAfterPage';

/** The place above every page where a meeting that begins soon is announced. A reminder ten minutes ahead can wait for the page. */
export const ReminderPlace = memo(function ReminderPlace() {
  return useAfterPage() && <QuietWidget name="mf_meetings/MeetingReminder" />;
});

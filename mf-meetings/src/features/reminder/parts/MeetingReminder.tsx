import { useEffect, useReducer, useState } from 'react';
import { serverNow } from 'shared-api/clock';
import { meetingsKeys } from 'shared-api/meetings';
import { useQueryCache, useRefreshOn } from 'shared-api/query';
import { todayInMoscow } from 'shared-api/time';
import { useMeetingCompanies } from '#api/useMeetingCompanies';
import { usePoints } from '#api/usePoints';
import { meetingsOf, type Meeting } from '#domain/meeting';
import { isMarked, mark } from '../state/marks';
import { nextChange, reminderOf } from '../state/reminder';
import { useReminderSignals } from '../state/useReminderSignals';
import { ReminderAlert } from './ReminderAlert';

const EVENTS = ['invitation'] as const;
/** Polling interval in milliseconds, because pushes can be lost. */
const REREAD_MS = 5 * 60_000;

/** Upper limit of the timer: the server's clock may be corrected, and timers stop while a computer sleeps. */
const LONGEST_WAIT_MS = 60_000;

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

/**
 * The current user's meetings of a day, empty while loading or after a failure. Fetches the companies only if the day
 * has meetings; both queries share their cache with the pages that show the day.
 */
function useMeetingsOfToday(today: string): Meeting[] {
  const cache = useQueryCache();
  const points = usePoints(today).data ?? [];
  const hasMeetings = points.some(({ status }) => status === 'ASSIGNED');
  const companies = useMeetingCompanies(hasMeetings ? today : undefined).data ?? [];

  useRefreshOn(EVENTS, [meetingsKeys.points(today), meetingsKeys.companies(today)]);
  useEffect(() => {
    const timer = setInterval(
      () => cache.refresh(meetingsKeys.points(today), meetingsKeys.companies(today)),
      REREAD_MS,
    );
    return () => clearInterval(timer);
  }, [cache, today]);

  return meetingsOf(today, points, companies);
}

/** Re-renders when the server's clock reaches a time (milliseconds since 1970), and every minute until then. */
function useRedrawAt(instant: number | undefined): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // Runs after each render, because the remaining time has changed.
  useEffect(() => {
    const wait = instant === undefined ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, instant - serverNow());
    const timer = setTimeout(redraw, wait);
    return () => clearTimeout(timer);
  });
}

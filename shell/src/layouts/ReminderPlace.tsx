import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { useModule } from 'shared-ui/useModule';
import { remotes } from '../federation/remotes';
import { reportFailure } from '../federation/reportFailure';

const NAME = 'mf_meetings/MeetingReminder';
/** The page comes first, also on a slow line: a reminder ten minutes ahead can wait. In milliseconds. */
const DELAY_MS = 5_000;
const RETRY_MS = 60_000;

/**
 * The place above every page where a meeting that begins soon is announced. Unlike a `Widget` it shows nothing of itself: no skeleton
 * while it loads, and no panel when it fails.
 */
export function ReminderPlace() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime && <LoadedReminder />;
}

function LoadedReminder() {
  const { retry, ...exposed } = useModule(remotes, NAME);
  const tryAgain = useEffectEvent(retry);
  const hasFailed = exposed.phase === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setTimeout(() => tryAgain(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  if (exposed.phase !== 'ready') return null;
  // Widgets without properties: the contract says so.
  const MeetingReminder = exposed.module.default as ComponentType;
  return (
    <ErrorBoundary fallback={() => null} onError={(error) => reportFailure(NAME, error)}>
      <MeetingReminder />
    </ErrorBoundary>
  );
}

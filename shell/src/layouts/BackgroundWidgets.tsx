import { memo, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import type { WidgetName } from 'shared-api/federation';
import { hasUnsent } from 'shared-api/storage';
import { ModulePlace, useModule } from 'shared-ui/Widget';
import { remotes } from '../federation/remotes';
import type { AfterPage } from './AfterPage';

interface BackgroundWidgetsProps {
  userId: number;
  /** False for chat-only companies. */
  hasMeetings: boolean;
  isAdministrator: boolean;
  isPageDrawn: boolean;
}

/** Delay in milliseconds: the page loads first, even on a slow connection. */
const DELAY_MS = 5_000;

const afterPage = { load: () => import('./AfterPage') };

/**
 * Everything that the layout loads after the page: `AfterPage`, the reminder of the next meeting (it appears ten minutes
 * before), and the outboxes of earlier page loads.
 */
export const BackgroundWidgets = memo(function BackgroundWidgets({
  userId,
  hasMeetings,
  isAdministrator,
  isPageDrawn,
}: BackgroundWidgetsProps) {
  // Undefined until the delay has passed. Asked once: what this page load has written is already being sent.
  const [unsent, setUnsent] = useState<{ messages: boolean; meetings: boolean }>();
  useEffect(() => {
    const ask = () =>
      setUnsent({
        messages: hasUnsent('messages', userId),
        meetings: hasUnsent('invitations', userId) || hasUnsent('meetings', userId),
      });
    const timer = setTimeout(ask, DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  return (
    <>
      {isPageDrawn && <LaterAfterPage userId={userId} isAdministrator={isAdministrator} />}
      {unsent && hasMeetings && <QuietWidget name="mf_meetings/MeetingReminder" />}
      {unsent?.messages && <QuietWidget name="mf_messenger/Outbox" />}
      {unsent?.meetings && <QuietWidget name="mf_meetings/Outbox" />}
    </>
  );
});

/** Ignores a failure to load. */
function LaterAfterPage(props: ComponentProps<typeof AfterPage>) {
  const loading = useModule(afterPage, 'AfterPage');
  return loading.phase === 'ready' ? <loading.module.AfterPage {...props} /> : null;
}

const RETRY_MS = 60_000;

/** A background widget without props: unlike `Widget`, it shows no skeleton while loading and no panel on failure. */
function QuietWidget({ name }: { name: WidgetName }) {
  return (
    <ModulePlace
      loader={remotes}
      name={name}
      waiting={null}
      failed={({ kind, retry }) => kind !== 'thrown' && <RetryLater retry={retry} />}
    />
  );
}

function RetryLater({ retry }: { retry: () => void }) {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    const timer = setTimeout(() => tryAgain(), RETRY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

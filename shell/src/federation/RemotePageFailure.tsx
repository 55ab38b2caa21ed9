import { isServerReached } from 'shared-api/client';
import type { PageName } from 'shared-api/federation';
import { Button } from 'shared-ui/Button';
import { ErrorState } from 'shared-ui/ErrorState';
import { useModule, type PlaceFailure } from 'shared-ui/Widget';
import { OfflineSection } from './OfflineSection';
import { failureTexts } from './texts';

const offlineDay = { load: () => import(/* webpackChunkName: "offline-day" */ './OfflineDay') };

interface RemotePageFailureProps extends PlaceFailure {
  name?: PageName;
  title: string;
}

/** Replaces a page that could not be loaded or rendered, and offers a remedy. */
export function RemotePageFailure({ name, kind, title, retry }: RemotePageFailureProps) {
  const isToday = name === 'mf_meetings/TodayPage';
  if (kind === 'network' && !isToday && !(navigator.onLine && isServerReached()))
    return <OfflineSection hasToday={!name?.startsWith('mf_registration/')} retry={retry} />;
  return (
    <>
      <ErrorState
        onRetry={retry}
        action={
          kind === 'incompatible' && (
            // The open shell may be older than all released builds support: only a reloaded shell can run them.
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {failureTexts.reload}
            </Button>
          )
        }
      >
        {failureTexts[kind](title)}
      </ErrorState>
      {isToday && <Meetings />}
    </>
  );
}

/** The shell's own short list of the day, which needs no remote (DAY-08). */
function Meetings() {
  const loading = useModule(offlineDay, 'OfflineDay');
  return loading.phase === 'ready' && <loading.module.OfflineDay />;
}

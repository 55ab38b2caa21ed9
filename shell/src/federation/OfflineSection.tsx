import { useEffect, useEffectEvent } from 'react';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import { EmptyState } from 'shared-ui/EmptyState';
import { readDayMark } from '../offline/dayMark';
import { failureTexts } from './texts';

/** A page that this browser does not keep, while the server cannot be reached; it opens once the network is back (DAY-04). */
export function OfflineSection({ retry }: { retry: () => void }) {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    const handleOnline = () => tryAgain();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  return (
    <EmptyState
      action={
        <Cluster>
          {/* Without a kept day it would not open either. */}
          {readDayMark() && (
            <ButtonLink variant="secondary" to={paths.today}>
              {failureTexts.today}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={retry}>
            {failureTexts.retry}
          </Button>
        </Cluster>
      }
    >
      {failureTexts.offline}
    </EmptyState>
  );
}

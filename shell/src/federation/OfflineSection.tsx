import { useEffect, useEffectEvent } from 'react';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import { EmptyState } from 'shared-ui/EmptyState';
import { failureTexts } from './texts';

interface OfflineSectionProps {
  /** Guests have no day. */
  hasToday: boolean;
  retry: () => void;
}

/** A page that this browser does not keep, while the server cannot be reached; it opens once the network is back (DAY-04). */
export function OfflineSection({ hasToday, retry }: OfflineSectionProps) {
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
          {hasToday && (
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

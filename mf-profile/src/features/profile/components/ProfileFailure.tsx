import { describeError } from 'shared-api/client';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';
import { texts } from '../texts';

interface ProfileFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** A profile that could not be loaded this time. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps) {
  return (
    <Card>
      <ErrorState onRetry={onRetry}>
        {texts.loadFailed} {describeError(error)}
      </ErrorState>
    </Card>
  );
}

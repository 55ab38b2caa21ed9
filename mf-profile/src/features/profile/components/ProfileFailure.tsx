import type { ReactNode } from 'react';
import type { Query } from 'shared-api/query';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';

interface ProfileFailureProps {
  /** The profile that could not be loaded this time. */
  query: Query<unknown>;
  /** What failed. */
  children: ReactNode;
}

/** Stands in the place of a profile card that could not be loaded. */
export function ProfileFailure({ query: { reload, isLoading }, children }: ProfileFailureProps) {
  return (
    <Card>
      <ErrorState onRetry={() => void reload()} isRetrying={isLoading}>
        {children}
      </ErrorState>
    </Card>
  );
}

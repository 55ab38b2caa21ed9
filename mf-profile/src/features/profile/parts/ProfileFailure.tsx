import type { ReactNode } from 'react';
import type { Query } from 'shared-api/query';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';

interface ProfileFailureProps {
  /** The failed query; its reason is appended. */
  query: Query<unknown>;
  children: ReactNode;
}

/** Error with a retry button in place of a profile card. */
export function ProfileFailure({ query: { reload, isLoading, code, reason }, children }: ProfileFailureProps) {
  return (
    <Card>
      <ErrorState reason={reason} onRetry={() => void reload()} isRetrying={isLoading} code={code}>
        {children}
      </ErrorState>
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { Query } from 'shared-api/query';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { texts } from '../texts';

interface AgendaFailureProps {
  query: Query<unknown>;
  /** Names what failed; the reason is appended. */
  children: ReactNode;
}

/** Alert with a retry button when one part of the agenda failed to load; otherwise renders null. */
export function AgendaFailure({ query: { data, error, reason, isLoading, reload }, children }: AgendaFailureProps) {
  if (data !== undefined || error === undefined) return null;
  return (
    <Alert
      kind="danger"
      action={
        <Button size="small" variant="secondary" isBusy={isLoading} onClick={() => void reload()}>
          {texts.retry}
        </Button>
      }
    >
      <span>{children}</span>
      {reason !== undefined && <span> {reason}</span>}
    </Alert>
  );
}

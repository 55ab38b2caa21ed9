import type { ReactNode } from 'react';
import type { Query } from 'shared-api/query';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { texts } from '../texts';

interface AgendaFailureProps {
  query: Query<unknown>;
  /** What failed. The reason follows by itself. */
  children: ReactNode;
}

/** Says that one part of the agenda is missing, and reads it again on a press. Nothing while the part is there or on its way. */
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
      {children} {reason}
    </Alert>
  );
}

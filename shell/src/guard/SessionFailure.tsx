import { describeError } from 'shared-api/client';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { EmptyLayout } from '../layouts/EmptyLayout';

interface SessionFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in place of a page while it is not known who sits at the screen, because the server could not be asked. */
export function SessionFailure({ error, onRetry }: SessionFailureProps) {
  return (
    <EmptyLayout>
      <Alert kind="danger" action={<Button onClick={onRetry}>Повторить</Button>}>
        {describeError(error)}
      </Alert>
    </EmptyLayout>
  );
}

import { describeError } from 'shared-api/client';
import { EmptyLayout } from '../layouts/EmptyLayout';
import { PageFailure } from '../pages/PageFailure';

interface SessionFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in place of a page while it is not known who sits at the screen, because the server could not be asked. */
export function SessionFailure({ error, onRetry }: SessionFailureProps) {
  return (
    <EmptyLayout>
      <PageFailure onRetry={onRetry}>{describeError(error)}</PageFailure>
    </EmptyLayout>
  );
}

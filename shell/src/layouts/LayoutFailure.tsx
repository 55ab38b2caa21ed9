import { PageFailure } from '../pages/PageFailure';
import { EmptyLayout } from './EmptyLayout';

/** A layout could not be fetched. */
export function LayoutFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyLayout>
      <PageFailure onRetry={onRetry} />
    </EmptyLayout>
  );
}

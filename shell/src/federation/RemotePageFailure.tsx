import { Button } from 'shared-ui/Button';
import { ErrorState } from 'shared-ui/ErrorState';
import type { PlaceFailure } from 'shared-ui/Widget';
import { failureTexts } from './texts';

interface RemotePageFailureProps extends PlaceFailure {
  /** How the page is called. */
  title: string;
}

/** Stands in the place of a page that could not be loaded or drawn, and says what helps. */
export function RemotePageFailure({ kind, title, retry }: RemotePageFailureProps) {
  return (
    <ErrorState
      onRetry={retry}
      action={
        kind === 'incompatible' && (
          // The page that is open may be older than all builds that are released: only a new one can run them.
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {failureTexts.reload}
          </Button>
        )
      }
    >
      {failureTexts[kind](title)}
    </ErrorState>
  );
}

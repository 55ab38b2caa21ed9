import { Button } from 'shared-ui/Button';
import { ErrorState } from 'shared-ui/ErrorState';
import type { PlaceFailure } from 'shared-ui/Widget';
import { failureTexts } from './texts';

interface RemotePageFailureProps extends PlaceFailure {
  title: string;
}

/** Replaces a page that could not be loaded or rendered, and offers a remedy. */
export function RemotePageFailure({ kind, title, retry }: RemotePageFailureProps) {
  return (
    <ErrorState
      onRetry={retry}
      action={
        kind === 'incompatible' && (
          // The open shell may be older than all released builds support: only a reloaded shell can run them.
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

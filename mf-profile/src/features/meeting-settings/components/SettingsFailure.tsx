import { ErrorState } from 'shared-ui/ErrorState';
import { texts } from '../texts';

interface SettingsFailureProps {
  onRetry: () => void;
  /** The new try is under way. */
  isRetrying: boolean;
}

/** Stands in a setting's place when it could not be loaded. */
export function SettingsFailure({ onRetry, isRetrying }: SettingsFailureProps) {
  return (
    <ErrorState onRetry={onRetry} isRetrying={isRetrying}>
      {texts.loadFailed}
    </ErrorState>
  );
}

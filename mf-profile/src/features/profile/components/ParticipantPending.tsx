import { PageHeader } from 'shared-ui/PageHeader';
import { texts } from '../texts';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import { ProfileFailure } from './ProfileFailure';

interface ParticipantPendingProps {
  /** Why there is nothing to show; `undefined` while it is still on its way. */
  error: unknown;
  onRetry: () => void;
}

/** A participant's page before it is known whose it is. */
export function ParticipantPending({ error, onRetry }: ParticipantPendingProps) {
  return (
    <>
      <PageHeader title={texts.anyParticipantTitle} />
      {error === undefined ? <ProfileCardSkeleton /> : <ProfileFailure error={error} onRetry={onRetry} />}
    </>
  );
}

import { describeError } from 'shared-api/client';
import type { Invitation } from 'shared-api/contract';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import type { InvitationKind, PendingDecision } from '../invitationKind';
import { texts } from '../texts';
import { InvitationItem } from './InvitationItem';
import { InvitationListSkeleton } from './InvitationListSkeleton';

interface InvitationListBodyProps {
  invitations: readonly Invitation[] | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
  kind: InvitationKind;
  onDecide: (pending: PendingDecision) => void;
}

/** What stands in a list: invitations, none of them, what failed, or their places. What was read once stays when reading it again fails. */
export function InvitationListBody({ invitations, error, isLoading, reload, kind, onDecide }: InvitationListBodyProps) {
  if (invitations?.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
  if (invitations) {
    return (
      <ul aria-label={texts.title(kind)}>
        {invitations.map((invitation) => (
          <InvitationItem
            key={invitation.id}
            invitation={invitation}
            direction={kind.direction}
            onDecide={(decision) => onDecide({ decision, invitation })}
          />
        ))}
      </ul>
    );
  }
  if (error === undefined) return <InvitationListSkeleton />;
  return (
    <ErrorState onRetry={reload} isRetrying={isLoading}>
      {texts.loadFailed} {describeError(error)}
    </ErrorState>
  );
}

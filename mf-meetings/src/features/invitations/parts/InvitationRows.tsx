import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { InvitationKind } from '#domain/invitationKind';
import type { PendingDecision } from '#domain/invitationStatus';
import { losersOf } from '#state/losers';
import { InvitationItem } from './InvitationItem';

/** Actions of the page's rows. */
export interface InvitationActions {
  /** Called before the decision is confirmed. */
  onDecide: (pending: PendingDecision) => void;
  /** «Предложить другое время» was pressed. */
  onCounterOffer: (invitation: Invitation) => void;
}

interface InvitationRowsProps extends InvitationActions {
  label: string;
  invitations: readonly Invitation[];
  directionOf: (invitation: Invitation) => InvitationKind['direction'];
  /** All invitations awaiting a decision, to find those competing for one slot. */
  open: readonly OpenInvitation[];
  /** The decided ones: without facts of the companies. */
  isBrief?: boolean;
  /** Id of the invitation that the address names. */
  wantedId?: number;
}

/** A list of invitations, one row each. */
export function InvitationRows(props: InvitationRowsProps) {
  const { label, invitations, directionOf, open, isBrief, wantedId, onDecide, onCounterOffer } = props;
  return (
    <List aria-label={label}>
      {invitations.map((invitation) => {
        const direction = directionOf(invitation);
        return (
          <RowBoundary key={invitation.id} item={invitation} own="li">
            <InvitationItem
              invitation={invitation}
              direction={direction}
              rivals={direction === 'incoming' ? losersOf(invitation, open) : []}
              isBrief={isBrief}
              isWanted={invitation.id === wantedId}
              onDecide={(decision) => onDecide({ decision, invitation })}
              onCounterOffer={() => onCounterOffer(invitation)}
            />
          </RowBoundary>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  container-type: inline-size;
`;

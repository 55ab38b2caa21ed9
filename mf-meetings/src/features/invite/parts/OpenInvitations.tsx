import { useState } from 'react';
import { styled } from 'styled-components';
import { formatSlotDay } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { theme } from 'shared-ui/theme';
import { useOpenInvitations, type OpenInvitation } from '#api/useOpenInvitations';
import { InvitationDecisionDialog } from '#parts/decision/InvitationDecisionDialog';
import { texts } from '../texts';
import { CounterOfferDialog } from './CounterOfferDialog';
import { InviteWithdrawDialog } from './InviteWithdrawDialog';

interface OpenInvitationsProps {
  /** The other company. */
  userId: number;
}

/** Action whose dialog is open. */
type Pending =
  | { kind: 'withdraw' | 'counter-offer'; invitation: OpenInvitation }
  | { kind: 'decide'; decision: 'accept' | 'reject'; invitation: OpenInvitation };

/** Open invitations with a company: received ones are decided here, sent ones can be withdrawn. */
export function OpenInvitations({ userId }: OpenInvitationsProps) {
  const open = useOpenInvitations();
  // Held here: the row disappears on acceptance while the dialog still shows the results for competing companies.
  const [pending, setPending] = useState<Pending>();
  const close = () => setPending(undefined);
  const invitations = open.data?.filter(({ user_id }) => user_id === userId) ?? [];
  return (
    <>
      {invitations.length > 0 && (
        <List aria-label={texts.openInvitations}>
          {invitations.map((invitation) => (
            <RowBoundary key={invitation.id} item={invitation} own="li">
              {() => (
                <Row id={invitationRowId(invitation)} tabIndex={-1}>
                  <span>{sentenceOf(invitation)}</span>
                  {invitation.kind.direction === 'outgoing' ? (
                    <Button
                      size="small"
                      variant="secondary"
                      onClick={() => setPending({ kind: 'withdraw', invitation })}
                      aria-label={named(texts.withdraw, invitation)}
                    >
                      {texts.withdraw}
                    </Button>
                  ) : (
                    <Answers
                      invitation={invitation}
                      onDecide={(decision) => setPending({ kind: 'decide', decision, invitation })}
                    />
                  )}
                </Row>
              )}
            </RowBoundary>
          ))}
        </List>
      )}
      {pending?.kind === 'withdraw' && <InviteWithdrawDialog invitation={pending.invitation} onClose={close} />}
      {pending?.kind === 'decide' && (
        <InvitationDecisionDialog
          pending={pending}
          onClose={close}
          onCounterOffer={() => setPending({ kind: 'counter-offer', invitation: pending.invitation })}
        />
      )}
      {pending?.kind === 'counter-offer' && <CounterOfferDialog invitation={pending.invitation} onClose={close} />}
    </>
  );
}

/** Id of the row that gets the focus when the invitation's slot is clicked. */
export function invitationRowId({ id }: { id: number }): string {
  return `invitation-${id}`;
}

function sentenceOf({ kind, date, point }: OpenInvitation): string {
  const day = formatSlotDay(date);
  if (kind.direction === 'outgoing') return (kind.isMove ? texts.askedToMove : texts.invitedOn)(day, point);
  return (kind.isMove ? texts.askedYouToMove : texts.invitedYou)(day, point);
}

interface AnswersProps {
  invitation: OpenInvitation;
  /** Called before the decision is confirmed. */
  onDecide: (decision: 'accept' | 'reject') => void;
}

function Answers({ invitation, onDecide }: AnswersProps) {
  return (
    <Cluster>
      <Button
        size="small"
        variant="soft"
        onClick={() => onDecide('accept')}
        aria-label={named(texts.accept, invitation)}
      >
        {texts.accept}
      </Button>
      <Button
        size="small"
        variant="secondary"
        onClick={() => onDecide('reject')}
        aria-label={named(texts.reject, invitation)}
      >
        {texts.reject}
      </Button>
    </Cluster>
  );
}

/** «Принять: сб, 28.11.2026, 10:00» */
function named(action: string, { date, point }: OpenInvitation): string {
  return `${action}: ${formatSlotDay(date)}, ${point}`;
}

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(2)} 0;
  border-top: 1px solid ${theme.color.border};
  font-variant-numeric: tabular-nums;
`;

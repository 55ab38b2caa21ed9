import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { formatSlotDay } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { theme } from 'shared-ui/theme';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { texts } from '../texts';
import { InviteWithdrawDialog } from './InviteWithdrawDialog';

interface OpenInvitationsProps {
  /** Open invitations between the two companies. */
  invitations: readonly OpenInvitation[];
}

/** Open invitations with this company: sent ones can be withdrawn here, received ones link to their page. */
export function OpenInvitations({ invitations }: OpenInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <List aria-label={texts.openInvitations}>
      {invitations.map((invitation) => (
        <Row key={invitation.id} id={invitationRowId(invitation)} tabIndex={-1}>
          <span>{sentenceOf(invitation)}</span>
          {invitation.kind.direction === 'outgoing' ? (
            <Withdraw invitation={invitation} />
          ) : (
            <Answer invitation={invitation} />
          )}
        </Row>
      ))}
    </List>
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

function Answer({ invitation: { date, point } }: { invitation: OpenInvitation }) {
  return (
    <ButtonLink
      to={paths.invitations}
      size="small"
      variant="soft"
      aria-label={texts.toInvitationsNamed(formatSlotDay(date), point)}
    >
      {texts.toInvitations}
    </ButtonLink>
  );
}

function Withdraw({ invitation }: { invitation: OpenInvitation }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => setIsAsking(true)}
        aria-label={texts.withdrawNamed(formatSlotDay(invitation.date), invitation.point)}
      >
        {texts.withdraw}
      </Button>
      {isAsking && <InviteWithdrawDialog invitation={invitation} onClose={() => setIsAsking(false)} />}
    </>
  );
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

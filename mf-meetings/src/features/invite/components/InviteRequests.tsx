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

interface InviteRequestsProps {
  /** Open invitations between the two companies. */
  requests: readonly OpenInvitation[];
}

/** Open invitations with this company: sent ones can be withdrawn here, received ones link to their page. */
export function InviteRequests({ requests }: InviteRequestsProps) {
  if (requests.length === 0) return null;
  return (
    <List aria-label={texts.requests}>
      {requests.map((request) => (
        <Row key={request.id} id={requestRowId(request)} tabIndex={-1}>
          <span>{sentenceOf(request)}</span>
          {request.kind.direction === 'outgoing' ? <Withdraw request={request} /> : <Answer request={request} />}
        </Row>
      ))}
    </List>
  );
}

/** Id of the row that gets the focus when the invitation's slot is clicked. */
export function requestRowId({ id }: { id: number }): string {
  return `request-${id}`;
}

function sentenceOf({ kind, date, point }: OpenInvitation): string {
  const day = formatSlotDay(date);
  if (kind.direction === 'outgoing') return (kind.isMove ? texts.askedToMove : texts.invitedOn)(day, point);
  return (kind.isMove ? texts.askedYouToMove : texts.invitedYou)(day, point);
}

function Answer({ request: { date, point } }: { request: OpenInvitation }) {
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

function Withdraw({ request }: { request: OpenInvitation }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => setIsAsking(true)}
        aria-label={texts.withdrawNamed(formatSlotDay(request.date), request.point)}
      >
        {texts.withdraw}
      </Button>
      {isAsking && <InviteWithdrawDialog invitation={request} onClose={() => setIsAsking(false)} />}
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

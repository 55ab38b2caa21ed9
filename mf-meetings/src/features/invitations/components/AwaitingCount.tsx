import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInvitationsCount } from 'shared-api/invitations';
import { PageBody } from 'shared-ui/PageHeader';
import { theme } from 'shared-ui/theme';
import { useReceivedRequests } from '#api/useOpenInvitations';
import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import { texts } from '../texts';

/** How many requests await the viewer's decision; leads to the first list that has one. */
export function AwaitingCount() {
  // Its line is there before the answer is, and before the rest of the page.
  return (
    <Line>
      <PageBody>
        <Count />
      </PageBody>
    </Line>
  );
}

function Count() {
  const { data: count } = useInvitationsCount(true);
  const received = useReceivedRequests();
  if (count === undefined) return;
  if (count === 0) return texts.noneAwaiting;

  const ids = received.map(({ kind }) => invitationKindId(kind));
  const first =
    invitationKinds.map(invitationKindId).find((id) => ids.includes(id)) ?? invitationKindId(invitationKinds[0]);
  return <Way to={{ hash: first }}>{texts.awaiting(count)}</Way>;
}

const Line = styled.p`
  min-height: 1lh;
`;

const Way = styled(Link)`
  /* 44 px to press in a line of its own height. */
  position: relative;
  padding-block: ${theme.space(2.5)};
`;

import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInvitationsCount } from 'shared-api/invitations';
import { theme } from 'shared-ui/theme';
import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import { useReceivedInvitations } from '../state/useReceivedInvitations';
import { texts } from '../texts';

/** Number of invitations awaiting the current user's decision, linked to the first list that contains one. */
export function AwaitingCount() {
  const { data: count } = useInvitationsCount(true);
  const received = useReceivedInvitations();
  const ids = received.map(({ kind }) => invitationKindId(kind));
  const first =
    invitationKinds.map(invitationKindId).find((id) => ids.includes(id)) ?? invitationKindId(invitationKinds[0]);
  return (
    <Line>
      {count === 0 && texts.noneAwaiting}
      {count ? <Way to={{ hash: first }}>{texts.awaiting(count)}</Way> : undefined}
    </Line>
  );
}

const Line = styled.p`
  /* Before the count has loaded, too, which avoids a layout shift. */
  min-height: 1lh;
`;

const Way = styled(Link)`
  /* 44 px touch target without a taller line. */
  position: relative;
  padding-block: ${theme.space(3)};
`;

import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInvitationsCount } from 'shared-api/invitations';
import { theme } from 'shared-ui/theme';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import { texts } from '../texts';

interface AwaitingCountProps {
  /** All received requests that await a decision. */
  received: readonly OpenInvitation[];
}

/** How many requests await the viewer's decision; leads to the first list that has one. */
export function AwaitingCount({ received }: AwaitingCountProps) {
  const { data: count } = useInvitationsCount(true);
  // Its line is there before the answer is.
  if (count === undefined) return <Line aria-hidden> </Line>;
  if (count === 0) return <Line>{texts.noneAwaiting}</Line>;

  const ids = received.map(({ kind }) => invitationKindId(kind));
  const first =
    invitationKinds.map(invitationKindId).find((id) => ids.includes(id)) ?? invitationKindId(invitationKinds[0]);
  return (
    <Line>
      <Way to={{ hash: first }}>{texts.awaiting(count)}</Way>
    </Line>
  );
}

const Line = styled.p`
  min-height: 1lh;
`;

const Way = styled(Link)`
  /* 44 px to press in a line of its own height. */
  position: relative;
  padding-block: ${theme.space(2.5)};
`;

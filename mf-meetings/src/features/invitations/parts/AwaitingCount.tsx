import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { timeLeftUntil } from '#domain/timeLeft';
import type { InvitationListState } from '../state/useInvitationList';
import { firstWaiting } from '../state/useInvitationLists';
import { texts } from '../texts';

interface AwaitingCountProps {
  lists: readonly InvitationListState[];
  /** Received invitations awaiting a decision; undefined until loaded. */
  received: readonly OpenInvitation[] | undefined;
  /** Their number, which often loads earlier. */
  count: number | undefined;
}

/**
 * Number of invitations awaiting the current user's decision, linked to the first list that contains one, and how many
 * of them expire soon.
 */
export function AwaitingCount({ lists, received, count }: AwaitingCountProps) {
  const soon = received?.filter((invitation) => timeLeftUntil(invitation)?.isShort).length ?? 0;
  return (
    <Line>
      {count === 0 && <span>{texts.noneAwaiting}</span>}
      {count ? <Way to={{ hash: firstWaiting(lists) }}>{texts.awaiting(count)}</Way> : undefined}
      {soon > 0 && <Soon> · {texts.soon(soon)}</Soon>}
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

const Soon = styled.span`
  color: ${theme.color.warning};
`;

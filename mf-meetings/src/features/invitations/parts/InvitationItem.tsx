import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { formatSlotDay } from 'shared-api/time';
import { Badge, type BadgeTone } from 'shared-ui/Badge';
import { theme } from 'shared-ui/theme';
import type { InvitationKind } from '#domain/invitationKind';
import { shownStatusOf, type InvitationDecision, type ShownStatus } from '#domain/invitationStatus';
import { texts as invitationTexts } from '#domain/invitationTexts';
import { timeLeftUntil } from '#domain/timeLeft';
import { InvitationDecisions } from '#parts/InvitationDecisions';
import { texts } from '../texts';

const tones = {
  ACCEPTED: 'positive',
  AWAITING: 'neutral',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  TIMEOVER: 'neutral',
} satisfies Record<ShownStatus, BadgeTone>;

interface InvitationItemProps {
  invitation: Invitation;
  /** Seen from the current user. */
  direction: InvitationKind['direction'];
  /** Number of received invitations for this slot, including this one. */
  competing: number;
  /** Called before the decision is confirmed. */
  onDecide: (decision: InvitationDecision) => void;
  /** «Предложить другое время» was pressed. */
  onCounterOffer: () => void;
}

/** Row of one invitation: time, company, status and the available decisions. */
export function InvitationItem({ invitation, direction, competing, onDecide, onCounterOffer }: InvitationItemProps) {
  const { company, user_id, date, point, _date, _point, reason } = invitation;
  const status = shownStatusOf(invitation);
  const isAwaiting = status === 'AWAITING';
  const left = isAwaiting ? timeLeftUntil(invitation) : undefined;
  return (
    <Root data-focus-row tabIndex={-1} $isDecided={!isAwaiting}>
      <Time>
        {formatSlotDay(date)} <Point>{point}</Point>
      </Time>
      <Who>
        <Company to={paths.participant(user_id)}>{company}</Company>
        {_date !== null && _point !== null && <Note>{texts.rowMovedFrom(formatSlotDay(_date), _point)}</Note>}
        {status === 'REJECTED' && reason && <Note>{texts.reason(reason)}</Note>}
        {isAwaiting && direction === 'incoming' && competing > 1 && <Note>{texts.competing(competing)}</Note>}
      </Who>
      <Status>
        <Badge tone={left?.isShort ? 'warning' : tones[status]}>{invitationTexts.statuses[status]}</Badge>
        {left && <Left $isShort={left.isShort}>{left.text}</Left>}
      </Status>
      <InvitationDecisions
        invitation={invitation}
        direction={direction}
        onDecide={onDecide}
        onCounterOffer={onCounterOffer}
      />
    </Root>
  );
}

// Measures the list, not the window: the sidebar takes room on tablets.
const WIDE = '@container (min-width: 720px)';

const Root = styled.li<{ $isDecided: boolean }>`
  display: grid;
  gap: ${theme.space(1)} ${theme.space(4)};
  padding: ${theme.space(2)} 0;
  border-top: 1px solid ${theme.color.border};
  ${({ $isDecided }) => $isDecided && `color: ${theme.color.textMuted};`}

  ${WIDE} {
    /* Fixed widths for the longest status and the buttons align the columns of all rows. */
    grid-template-columns: 112px minmax(0, 1fr) 168px 264px;
    align-items: center;
    min-height: ${theme.space(14)};

    > [role='group'] {
      justify-self: end;
    }
  }
`;

const Time = styled.p`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.bold};
`;

const Point = styled.span`
  ${WIDE} {
    display: block;
  }
`;

const Who = styled.div`
  min-width: 0;
`;

const Company = styled(Link)`
  /* 44 px touch target without a 44 px line: it overlaps its neighbours, which are not interactive. */
  position: relative;
  margin-block: ${theme.space(-3)};
  padding-block: ${theme.space(3)};
  color: inherit;
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(2)};
`;

const Left = styled.span<{ $isShort: boolean }>`
  color: ${({ $isShort }) => ($isShort ? theme.color.warning : theme.color.textMuted)};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;

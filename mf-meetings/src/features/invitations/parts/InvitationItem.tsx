import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { formatSlotDay } from 'shared-api/time';
import { Badge, type BadgeTone } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { arrivalMark } from 'shared-ui/page';
import { theme } from 'shared-ui/theme';
import { useInvitationNote } from '#api/useInvitationNote';
import type { InvitationKind } from '#domain/invitationKind';
import { shownStatusOf, type InvitationDecision, type ShownStatus } from '#domain/invitationStatus';
import { texts as invitationTexts } from '#domain/invitationTexts';
import { texts as meetingTexts } from '#domain/meetingTexts';
import { timeLeftUntil } from '#domain/timeLeft';
import { InvitationCompany } from '#parts/InvitationCompany';
import { InvitationDecisions } from '#parts/InvitationDecisions';
import { InvitationNote } from '#parts/InvitationNote';
import type { Loser } from '#state/losers';
import { rivalsHint } from '#state/rivalTexts';
import { useCalendarFile } from '#state/useCalendarFile';
import { texts } from '../texts';

const tones = {
  ACCEPTED: 'positive',
  AWAITING: 'neutral',
  REJECTED: 'danger',
  CANCELED: 'neutral',
  TIMEOVER: 'neutral',
} satisfies Record<ShownStatus, BadgeTone>;

export interface InvitationItemProps {
  invitation: Invitation;
  /** Seen from the current user. */
  direction: InvitationKind['direction'];
  /** Companies that compete for the slot of a received invitation. */
  rivals: readonly Loser[];
  /** Called before the decision is confirmed. */
  onDecide: (decision: InvitationDecision) => void;
  /** «Предложить другое время» was pressed. */
  onCounterOffer: () => void;
  /** Stands among the decided ones: brief, without the company's facts. */
  isBrief?: boolean;
  /** The address names this invitation: scroll to it, focus and highlight it briefly. */
  isWanted?: boolean;
}

/** Row of one invitation: time, company, note, status and the available decisions. */
export function InvitationItem(props: InvitationItemProps) {
  const { invitation, direction, rivals, onDecide, onCounterOffer, isBrief = false, isWanted = false } = props;
  const root = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) root.current?.focus();
  }, [isWanted]);
  const { date, point, _date, _point, user_id: userId, reason } = invitation;
  const status = shownStatusOf(invitation);
  const isAwaiting = status === 'AWAITING';
  const left = isAwaiting ? timeLeftUntil(invitation) : undefined;
  const note = useInvitationNote(invitation, direction, !isBrief);
  const isMove = _date !== null && _point !== null;
  const hasNote = note !== undefined && !isBrief;
  const details = (
    <>
      {isMove && <Line>{texts.rowMovedFrom(formatSlotDay(_date), _point)}</Line>}
      {hasNote && <InvitationNote text={note} userId={userId} />}
      {status === 'REJECTED' && reason && <Line>{texts.reason(reason)}</Line>}
      {isAwaiting && rivals.length > 0 && <Rivals>{rivalsHint(rivals)}</Rivals>}
    </>
  );
  return (
    <Root ref={root} data-focus-row tabIndex={-1} $isDecided={!isAwaiting} $isWanted={isWanted}>
      <Time>
        {formatSlotDay(date)} <Point>{point}</Point>
      </Time>
      {isBrief ? (
        <InvitationCompany invitation={invitation}>{details}</InvitationCompany>
      ) : (
        <>
          <InvitationCompany invitation={invitation} />
          <Details>{details}</Details>
        </>
      )}
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
      {status === 'ACCEPTED' && !isBrief && <CalendarButton invitation={invitation} />}
    </Root>
  );
}

/** Adds the meeting that was just agreed to a calendar. */
function CalendarButton({ invitation: { date, point, company, user_id } }: Pick<InvitationItemProps, 'invitation'>) {
  const { downloadMeetings, isBusy } = useCalendarFile();
  const companies = [{ point, company, company_id: user_id, is_move: false }];
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<Icon icon={CalendarPlus} size={16} />}
      isBusy={isBusy}
      onClick={() => void downloadMeetings([{ date, point, link: null, companies }])}
    >
      {meetingTexts.addToCalendar}
    </Button>
  );
}

// Measures the list, not the window: the sidebar takes room on tablets. In rem, as the columns: text enlarged to 200 % needs
// twice the room.
const WIDE = '@container (min-width: 45rem)';

const Root = styled.li<{ $isDecided: boolean; $isWanted: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(1)} ${theme.space(4)};
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};
  scroll-margin-block: ${theme.space(20)};
  ${({ $isDecided }) => $isDecided && `color: ${theme.color.textMuted};`}
  ${({ $isWanted }) => $isWanted && arrivalMark}

  ${WIDE} {
    /* Fixed widths for the longest status and the buttons align the columns of all rows. */
    grid-template-columns: 7rem minmax(0, 1fr) 10.5rem 16.5rem;
    align-items: start;

    > [role='group'],
    > button {
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

/* As wide as the row: beside its other columns, their text would be cut into short lines. */
const Details = styled.div`
  &:empty {
    display: none;
  }

  ${WIDE} {
    grid-row: 2;
    grid-column: 2 / -1;
    /* Aligned with the company's name, beside its picture. */
    padding-inline-start: calc(40px + ${theme.space(3)});
  }
`;

const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;

const Rivals = styled(Line)`
  color: ${theme.color.warning};
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

import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';

interface DecidedInvitationProps {
  invitation: Invitation;
}

/** Company and time of the invitation that a dialog asks about. */
export function DecidedInvitation({ invitation }: DecidedInvitationProps) {
  return (
    <div>
      <strong>{invitation.company}</strong>
      <InvitationTime invitation={invitation} />
    </div>
  );
}

interface InvitationTimeProps {
  invitation: Invitation;
}

/** Proposed time of the meeting; for a move also the current one. */
function InvitationTime({ invitation: { date, point, _date, _point } }: InvitationTimeProps) {
  const isMove = _date !== null && _point !== null;
  return (
    <>
      {isMove && (
        <Time>
          <Muted>{texts.movedFrom}</Muted> {formatSlotDay(_date)} <span>{_point}</span>{' '}
          <Muted>{MOSCOW_OFFSET_LABEL}</Muted>
        </Time>
      )}
      <Time>
        {isMove && <Muted>{texts.movedTo} </Muted>}
        <span>{formatSlotDay(date)} </span>
        <span>{point} </span>
        <Muted>{MOSCOW_OFFSET_LABEL}</Muted>
      </Time>
    </>
  );
}

const Time = styled.p`
  font-variant-numeric: tabular-nums;
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
`;

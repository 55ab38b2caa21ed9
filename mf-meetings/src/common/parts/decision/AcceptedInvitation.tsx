import { styled } from 'styled-components';
import type { Invitation } from 'shared-api/contract';
import { formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { theme } from 'shared-ui/theme';
import { useInvitationNote } from '#api/useInvitationNote';
import { texts as meetingTexts } from '#domain/meetingTexts';
import { InvitationCompany } from '#parts/InvitationCompany';
import { texts } from './texts';

interface AcceptedInvitationProps {
  /** A received invitation. */
  invitation: Invitation;
}

/** All that helps to decide: the company, its note, and date, time and place of the meeting. */
export function AcceptedInvitation({ invitation }: AcceptedInvitationProps) {
  const { date, point, _date, _point } = invitation;
  const note = useInvitationNote(invitation, 'incoming', true);
  return (
    <>
      <InvitationCompany invitation={invitation} />
      {note !== undefined && <Note>«{note}»</Note>}
      <Facts>
        {_date !== null && _point !== null && (
          <div>
            <dt>{texts.now}</dt>
            <dd>
              {formatSlotDay(_date)} {_point} {MOSCOW_OFFSET_LABEL}
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.date}</dt>
          <dd>{formatSlotDay(date)}</dd>
        </div>
        <div>
          <dt>{texts.time}</dt>
          <dd>
            {point} {MOSCOW_OFFSET_LABEL}
          </dd>
        </div>
        <div>
          <dt>{texts.place}</dt>
          <dd>{meetingTexts.noLink}</dd>
        </div>
      </Facts>
    </>
  );
}

const Note = styled.p`
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space(1)};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    gap: ${theme.space(3)};
  }

  dt {
    flex: none;
    min-width: ${theme.space(16)};
    color: ${theme.color.textMuted};
  }
`;

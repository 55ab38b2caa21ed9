import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { todayInMoscow } from 'shared-api/time';
import { MenuItem } from 'shared-ui/Menu';
import { theme } from 'shared-ui/theme';
import { placesOf } from '#domain/meetingPlace';
import { MeetingArrival } from '#parts/MeetingArrival';
import { MeetingCancelled } from '#parts/MeetingCancelled';
import { MeetingLink } from '#parts/MeetingLink';
import { MeetingMenu } from '#parts/MeetingMenu';
import { MeetingRowSlot } from '#parts/MeetingRowSlot';
import { MeetingResult } from '#parts/result/MeetingResult';
import type { AgendaActions } from '../state/agendaActions';
import type { AgendaEntry } from '../state/agendaEntries';
import { texts } from '../texts';
import { AgendaRow } from './AgendaRow';

interface AgendaMeetingRowProps extends Pick<AgendaActions, 'onCancel' | 'onMove'> {
  entry: Extract<AgendaEntry, { kind: 'meetings' }>;
  /** The previous line has the same time. */
  isSameTime: boolean;
}

/**
 * Line of a meeting with one company. Meetings before today are read-only (MEET-08); one cancelled on this page is
 * struck through.
 */
export function AgendaMeetingRow({ entry, isSameTime, onCancel, onMove }: AgendaMeetingRowProps) {
  const { date, point, meeting, company, isCancelled } = entry;
  const row = { kind: entry.kind, time: point, isTimeHidden: isSameTime };
  if (!company) return <AgendaRow {...row} name={texts.unnamed} about={texts.meeting} />;

  if (isCancelled)
    return (
      <AgendaRow
        {...row}
        name={<CancelledName to={paths.participant(company.company_id)}>{company.company}</CancelledName>}
        actions={<MeetingCancelled meeting={meeting} company={company} />}
      />
    );

  const isOver = date < todayInMoscow();
  return (
    <AgendaRow
      {...row}
      isCompact={isOver}
      foot={
        <>
          <MeetingArrival meeting={meeting} company={company} />
          <MeetingResult meeting={meeting} company={company} />
          <MeetingRowSlot meeting={meeting} company={company} />
        </>
      }
      name={<Link to={paths.participant(company.company_id)}>{company.company}</Link>}
      about={
        <>
          {texts.meeting}
          {company.is_move && (
            <>
              {' · '}
              <Link to={paths.invitations}>{texts.moveAwaits}</Link>
            </>
          )}
        </>
      }
      actions={
        <>
          {!isOver && <MeetingLink link={meeting.link} place={placesOf([company])} company={company.company} />}
          <MeetingMenu meeting={meeting} company={company}>
            {!isOver && !company.is_move && <MenuItem onSelect={() => onMove(meeting, company)}>{texts.move}</MenuItem>}
            {!isOver && (
              <MenuItem isDanger onSelect={() => onCancel(meeting, company)}>
                {texts.cancel}
              </MenuItem>
            )}
          </MeetingMenu>
        </>
      }
    />
  );
}

const CancelledName = styled(Link)`
  color: ${theme.color.textMuted};
  text-decoration: line-through;
`;

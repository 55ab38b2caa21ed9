import { memo } from 'react';
import { styled } from 'styled-components';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { media, theme } from 'shared-ui/theme';
import type { DayMeeting, SlotMeetings } from '../domain/dayMeeting';
import type { MeetingAction } from '../state/meetingActions';
import { texts } from '../texts';
import { MeetingListRow } from './MeetingListRow';

interface MeetingListSlotProps {
  slot: SlotMeetings;
  /** Words by place id. */
  places: ReadonlyMap<number, string>;
  selected: ReadonlySet<number>;
  /** @param isRange the rows from the last one on too */
  onSelect: (id: number, isSelected: boolean, isRange: boolean) => void;
  /** Missing for meetings that have begun. */
  onAction?: (action: MeetingAction, meeting: DayMeeting) => void;
}

/** The meetings of one slot, a line each. The browser skips slots that are out of sight. */
export const MeetingListSlot = memo(function MeetingListSlot({
  slot: { point, meetings },
  places,
  selected,
  onSelect,
  onAction,
}: MeetingListSlotProps) {
  return (
    <Slot $count={meetings.length}>
      <h2 className="visually-hidden">{`${point}, ${texts.meetings(meetings.length)}`}</h2>
      <Table aria-label={texts.meetingsAt(point)}>
        <colgroup>
          <TickColumn />
          <TimeColumn />
          <col />
          <PlaceColumn />
          <MenuColumn />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <td />
            <th scope="col">{texts.columns.time}</th>
            <th scope="col">{texts.columns.companies}</th>
            <th scope="col">{texts.columns.place}</th>
            <th scope="col">{texts.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {meetings.map((meeting) => (
            <RowBoundary key={meeting.id} item={meeting} own={{ columns: 5 }}>
              <MeetingListRow
                meeting={meeting}
                place={meeting.place_id === null ? undefined : places.get(meeting.place_id)}
                isSelected={selected.has(meeting.id)}
                onSelect={onSelect}
                onAction={onAction}
              />
            </RowBoundary>
          ))}
        </tbody>
      </Table>
    </Slot>
  );
});

const Slot = styled.section<{ $count: number }>`
  content-visibility: auto;
  contain-intrinsic-size: auto ${({ $count }) => $count * 53}px;

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

/* Not widths of cells: the hidden head is the first row, whose widths a fixed layout takes. */
const TickColumn = styled.col`
  width: ${theme.space(11)};
`;

const TimeColumn = styled.col`
  width: calc(${theme.space(4)} + 3rem);
`;

const PlaceColumn = styled.col`
  width: 32%;
`;

const MenuColumn = styled.col`
  width: ${theme.space(14)};
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  ${media.phone} {
    display: block;

    > tbody {
      display: block;
    }
  }
`;

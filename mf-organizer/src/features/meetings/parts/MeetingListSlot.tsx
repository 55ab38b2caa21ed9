import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from 'shared-ui/Checkbox';
import { RowBoundary } from 'shared-ui/lists/RowBoundary';
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
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  /** Missing once the slot is past. */
  onAction?: (action: MeetingAction, meeting: DayMeeting) => void;
}

/** The meetings of one slot as a table. The browser skips slots that are out of sight. */
export const MeetingListSlot = memo(function MeetingListSlot({
  slot: { point, meetings },
  places,
  selected,
  onSelect,
  onAction,
}: MeetingListSlotProps) {
  const headingId = useId();
  const chosen = meetings.filter(({ id }) => selected.has(id)).length;
  const isWhole = chosen === meetings.length;
  return (
    <Slot aria-labelledby={headingId} $count={meetings.length}>
      <Head>
        <Heading id={headingId} aria-label={`${point}, ${texts.meetings(meetings.length)}`}>
          {point} <Count aria-hidden>{texts.meetings(meetings.length)}</Count>
        </Heading>
        {onAction && (
          <Checkbox
            label={texts.selectSlot(point)}
            checked={isWhole}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && !isWhole;
            }}
            onChange={({ target }) =>
              onSelect(
                meetings.map(({ id }) => id),
                target.checked,
              )
            }
          />
        )}
      </Head>
      <Table aria-label={texts.meetingsAt(point)} $isPast={!onAction}>
        <colgroup>
          <TickColumn />
          <col />
          <PlaceColumn />
          <MenuColumn />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <td />
            <th scope="col">{texts.columns.companies}</th>
            <th scope="col">{texts.columns.place}</th>
            <th scope="col">{texts.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {meetings.map((meeting) => (
            <RowBoundary key={meeting.id} item={meeting} own={{ columns: 4 }}>
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
  contain-intrinsic-size: auto ${({ $count }) => 44 + $count * 49}px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space(4)};
  min-height: ${theme.control.height};
`;

const Heading = styled.h2`
  font-size: ${theme.text.m};
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
`;

/* Not widths of cells: the hidden head is the first row, whose widths a fixed layout takes. */
const TickColumn = styled.col`
  width: ${theme.space(10)};
`;

const PlaceColumn = styled.col`
  width: 36%;
`;

const MenuColumn = styled.col`
  width: ${theme.space(14)};
`;

const Table = styled.table<{ $isPast: boolean }>`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  ${({ $isPast }) => $isPast && `color: ${theme.color.textMuted};`}

  ${media.phone} {
    display: block;

    > tbody {
      display: block;
    }
  }
`;

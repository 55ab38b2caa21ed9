import type { VirtualItem } from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';
import { stopId, type GridStop } from '../state/gridStops';
import type { MeetingGridData, MeetingGridRow } from '../state/meetingGrid';
import type { MeetingTaking } from '../state/useMeetingTaking';
import { texts } from '../texts';
import { gridSizes } from './gridSizes';
import { MeetingGridCell } from './MeetingGridCell';

interface MeetingGridLineProps {
  row: MeetingGridRow;
  /** From 1, with the line of headings. */
  rowIndex: number;
  columns: MeetingGridData['columns'];
  /** Columns in sight. */
  virtual: readonly VirtualItem[];
  /** Width of all columns, in px. */
  width: number;
  tabStop: GridStop | undefined;
  taking: MeetingTaking;
  isReadOnly: boolean;
}

/** A slot of the grid: its time, a cell per place in sight, and the meetings without a place. */
export function MeetingGridLine({
  row,
  rowIndex,
  columns,
  virtual,
  width,
  tabStop,
  taking,
  isReadOnly,
}: MeetingGridLineProps) {
  const { taken, putting, refusal } = taking;
  const isBusyAt = (placeId: number | null) =>
    putting !== undefined && putting.meeting.point === row.point && (putting.place?.id ?? null) === placeId;
  const isStop = (column: number, item: number) =>
    tabStop?.point === row.point && tabStop.column === column && tabStop.item === item;

  return (
    <Line role="row" aria-rowindex={rowIndex} style={{ gridTemplateColumns: gridSizes.template(width) }}>
      <Time role="rowheader" aria-colindex={1}>
        {row.point}
      </Time>
      <Track role="presentation">
        {virtual.map(({ index, start }) => {
          const place = columns[index];
          if (!place) return null;
          const meeting = row.byPlace.get(place.id);
          const why = refusal(row, place);
          return (
            <MeetingGridCell
              key={place.id}
              stop={stopId({ point: row.point, column: index, item: 0 })}
              columnIndex={index + 2}
              meeting={meeting}
              emptyText={place.is_active ? texts.free : texts.off}
              isTabStop={isStop(index, 0)}
              isTaken={meeting !== undefined && meeting.id === taken?.id}
              isAllowed={taken !== undefined && why === undefined}
              refusal={taken?.point === row.point ? why : taken && ''}
              isBusy={isBusyAt(place.id)}
              canDrag={!isReadOnly}
              left={start}
            />
          );
        })}
      </Track>
      <Rest role="presentation">
        {[...row.withoutPlace, undefined].map((meeting, item) => {
          const why = refusal(row, null);
          return (
            <MeetingGridCell
              key={meeting?.id ?? 'room'}
              stop={stopId({ point: row.point, column: columns.length, item })}
              columnIndex={columns.length + 2}
              meeting={meeting}
              emptyText="—"
              isTabStop={isStop(columns.length, item)}
              isTaken={meeting !== undefined && meeting.id === taken?.id}
              isAllowed={meeting === undefined && taken !== undefined && why === undefined}
              refusal={taken && meeting === undefined && why !== undefined ? '' : undefined}
              isBusy={meeting === undefined && isBusyAt(null)}
              canDrag={!isReadOnly}
            />
          );
        })}
      </Rest>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  min-width: max-content;
  border-bottom: 1px solid ${theme.color.border};
`;

const Time = styled.div`
  position: sticky;
  left: 0;
  z-index: ${depth.raised};
  padding: ${theme.space(2)};
  border-right: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
`;

const Track = styled.div`
  position: relative;
  min-height: ${gridSizes.lineHeight}px;
`;

const Rest = styled.div`
  position: sticky;
  right: 0;
  z-index: ${depth.raised};
  display: grid;
  grid-auto-rows: minmax(${theme.space(9)}, auto);
  border-left: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

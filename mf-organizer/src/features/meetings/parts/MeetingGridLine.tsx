import type { VirtualItem } from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';
import { pairWords } from '../domain/dayMeeting';
import { stopId, type GridStop } from '../state/gridStops';
import type { MeetingGridData, MeetingGridRow } from '../state/meetingGrid';
import type { MeetingTaking } from '../state/useMeetingTaking';
import { texts } from '../texts';
import { gridSizes } from './gridSizes';
import { MeetingGridCell } from './MeetingGridCell';

interface MeetingGridLineProps {
  row: MeetingGridRow;
  columns: MeetingGridData['columns'];
  /** Columns in sight. */
  virtual: readonly VirtualItem[];
  /** Width of all columns, in px. */
  width: number;
  tabStop: GridStop | undefined;
  taking: MeetingTaking;
}

/** A slot of the grid: its time and a cell per place in sight. */
export function MeetingGridLine({ row, columns, virtual, width, tabStop, taking }: MeetingGridLineProps) {
  const { taken, putting, refusal, waitingFor } = taking;
  const isBusyAt = (placeId: number | null) =>
    putting !== undefined && putting.meeting.point === row.point && (putting.place?.id ?? null) === placeId;
  const isStop = (column: number, item: number) =>
    tabStop?.point === row.point && tabStop.column === column && tabStop.item === item;

  return (
    <Line role="row" style={{ gridTemplateColumns: gridSizes.template(width) }}>
      <Time role="rowheader" aria-colindex={1}>
        {row.point}
      </Time>
      <Track role="presentation">
        {virtual.map(({ index, start, size }) => {
          const place = columns[index];
          if (!place) return null;
          const meeting = row.byPlace.get(place.id);
          const why = refusal(row, place);
          const waiting = taken || meeting ? undefined : waitingFor(row, place);
          return (
            <MeetingGridCell
              key={place.id}
              stop={stopId({ point: row.point, column: index, item: 0 })}
              columnIndex={index + 2}
              meeting={meeting}
              label={waiting ? texts.putThis(pairWords(waiting)) : place.is_active ? texts.free : texts.off}
              isOffered={waiting !== undefined}
              isPast={row.isPast}
              isTabStop={isStop(index, 0)}
              isTaken={meeting !== undefined && meeting.id === taken?.id}
              isAllowed={taken !== undefined && why === undefined}
              refusal={taken?.point === row.point ? why : taken && ''}
              isBusy={isBusyAt(place.id)}
              canDrag={!row.isPast}
              left={start}
              width={size}
            />
          );
        })}
      </Track>
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

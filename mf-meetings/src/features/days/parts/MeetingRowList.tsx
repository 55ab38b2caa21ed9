import { styled } from 'styled-components';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { VirtualList } from 'shared-ui/lists';
import { theme } from 'shared-ui/theme';
import { MOST_ROWS } from '../limits';
import type { DayTools } from '../state/dayTools';
import type { MeetingRow } from '../state/meetingRows';
import { MeetingRowItem } from './MeetingRowItem';

interface MeetingRowListProps {
  /** At least one, ordered by time. */
  rows: readonly MeetingRow[];
  canCancel: boolean;
  canMove: boolean;
  /** Slot whose row to focus; a new object focuses it again. */
  led: { point: string } | undefined;
  onLedEnd: () => void;
  tools: Pick<DayTools, 'onCancel' | 'onMove'>;
  'aria-label': string;
}

/** The meetings of a day below its grid. Long lists are virtualised in a scrolling box. */
export function MeetingRowList({ rows, led, 'aria-label': label, ...rest }: MeetingRowListProps) {
  const item = (row: MeetingRow) => (
    <MeetingRowItem {...rest} row={row} led={led?.point === row.meeting.point ? led : undefined} />
  );
  if (rows.flatMap(({ lines }) => lines).length > MOST_ROWS)
    return (
      <Box>
        <VirtualList
          items={rows}
          getKey={({ meeting }) => meeting.point}
          estimateHeight={ROW_HEIGHT_PX}
          inSight={led?.point}
          aria-label={label}
        >
          {item}
        </VirtualList>
      </Box>
    );
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.meeting.point}>
          <RowBoundary item={row}>{item(row)}</RowBoundary>
        </li>
      ))}
    </ul>
  );
}

const ROW_HEIGHT_PX = 56;

const Box = styled.div`
  height: min(560px, 70dvh);
  border-bottom: 1px solid ${theme.color.border};
`;

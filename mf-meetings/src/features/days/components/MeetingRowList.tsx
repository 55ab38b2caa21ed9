import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { VirtualList } from 'shared-ui/VirtualList';
import type { DayTools } from '../dayTools';
import { MOST_ROWS } from '../limits';
import type { MeetingRow } from '../meetingRows';
import { MeetingRowItem } from './MeetingRowItem';

interface MeetingRowListProps {
  /** At least one, in order of time. */
  rows: readonly MeetingRow[];
  canCancel: boolean;
  canMove: boolean;
  /** The slot whose row one was led to; another object leads there again. */
  led: { point: string } | undefined;
  onLedEnd: () => void;
  tools: Pick<DayTools, 'onCancel' | 'onMove'>;
  /** Names the list: the day. */
  'aria-label': string;
}

/** The meetings of a day below its grid. Of very many only those in sight are drawn, in a box that scrolls. */
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
        <li key={row.meeting.point}>{item(row)}</li>
      ))}
    </ul>
  );
}

const ROW_HEIGHT_PX = 56;

const Box = styled.div`
  height: min(560px, 70dvh);
  border-bottom: 1px solid ${theme.color.border};
`;

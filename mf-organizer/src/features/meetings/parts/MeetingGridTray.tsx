import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { meetingAt, stopId, trayStops, type GridStop } from '../state/gridStops';
import type { MeetingGridData } from '../state/meetingGrid';
import type { MeetingTaking } from '../state/useMeetingTaking';
import { texts } from '../texts';
import { MeetingGridCell } from './MeetingGridCell';

interface MeetingGridTrayProps {
  grid: MeetingGridData;
  tabStop: GridStop | undefined;
  taking: MeetingTaking;
}

/** The meetings without a place above the grid, its first row; a taken meeting is put here to lose its place. */
export function MeetingGridTray({ grid, tabStop, taking }: MeetingGridTrayProps) {
  const { taken, putting, refusal } = taking;
  const stops = trayStops(grid, taken);
  const waiting = grid.rows.reduce((sum, { withoutPlace }) => sum + withoutPlace.length, 0);
  return (
    <Root role="row">
      <Title role="rowheader">{`${texts.noPlace} ${waiting}`}</Title>
      {stops.map((stop) => {
        const meeting = meetingAt(grid, stop);
        const row = grid.rows.find(({ point }) => point === stop.point);
        const isRoom = meeting === undefined;
        return (
          <MeetingGridCell
            key={meeting?.id ?? 'room'}
            stop={stopId(stop)}
            meeting={meeting}
            point={isRoom ? undefined : stop.point}
            label={isRoom ? texts.clearPlace : undefined}
            isTabStop={tabStop !== undefined && stopId(tabStop) === stopId(stop)}
            isTaken={meeting !== undefined && meeting.id === taken?.id}
            isAllowed={isRoom && row !== undefined && refusal(row, null) === undefined}
            refusal={undefined}
            isBusy={isRoom && putting !== undefined && putting.place === null}
            canDrag
          />
        );
      })}
      {stops.length === 0 && (
        <Nothing role="gridcell" tabIndex={-1}>
          {texts.allPlaced}
        </Nothing>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.space(14)};
  max-height: ${theme.space(36)};
  padding: ${theme.space(2)} ${theme.space(3)};
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};

  /* The cells of the tray are cards. */
  > [data-stop] {
    max-width: ${theme.space(64)};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
  }
`;

const Title = styled.div`
  margin-inline-end: ${theme.space(2)};
  font-weight: ${theme.weight.medium};
`;

const Nothing = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

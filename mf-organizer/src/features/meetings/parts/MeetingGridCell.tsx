import Check from '@lucide/icons/icons/check';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { memo, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { Spinner } from 'shared-ui/Spinner';
import { media, theme } from 'shared-ui/theme';
import { missedWords, pairWords, waitsAlone, type DayMeeting } from '../domain/dayMeeting';
import { texts } from '../texts';
import { MeetingGridSmall as Small } from './MeetingGridSmall';
import { MeetingGridVacancy } from './MeetingGridVacancy';

interface MeetingGridCellProps {
  /** See `stopId`. */
  stop: string;
  /** From 1, with the column of times; missing in the tray. */
  columnIndex?: number;
  meeting: DayMeeting | undefined;
  /** Time of a meeting in the tray. */
  point?: string;
  /** Names a cell without a meeting. */
  label?: string;
  /** Pressed, the cell takes a meeting that waits for a place. */
  isOffered?: boolean;
  isPast?: boolean;
  isTabStop: boolean;
  isTaken: boolean;
  /** The taken meeting may be put here. */
  isAllowed: boolean;
  /** Why the taken meeting cannot be put here. */
  refusal: string | undefined;
  isBusy: boolean;
  canDrag: boolean;
  /** Distance from the first column in px; missing in the tray. */
  left?: number;
  width?: number;
}

/** A cell of the grid: a meeting, or room for one. Its events are handled by the grid. */
export const MeetingGridCell = memo(function MeetingGridCell({
  stop,
  columnIndex,
  meeting,
  point,
  label,
  isOffered = false,
  isPast = false,
  isTabStop,
  isTaken,
  isAllowed,
  refusal,
  isBusy,
  canDrag,
  left,
  width,
}: MeetingGridCellProps) {
  const waiting = meeting && waitsAlone(meeting);
  const state = cellState({ isTaken, isAllowed, isRefused: refusal !== undefined });
  return (
    <Cell
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={isTaken}
      aria-disabled={refusal !== undefined && !meeting ? true : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-stop={stop}
      data-state={state}
      draggable={canDrag && meeting !== undefined}
      data-past={isPast || undefined}
      style={left === undefined ? undefined : { position: 'absolute', insetBlock: 0, left, width }}
    >
      {isBusy ? (
        <Spinner size={16} label={null} />
      ) : (
        <>
          {isAllowed && <Icon icon={Check} size={16} />}
          {meeting ? (
            <Pair>
              {point !== undefined && <Small>{point}</Small>}
              {meeting.sides.map(({ id, company }) => (
                <span key={id}>{company}</span>
              ))}
              {waiting && <Small>{texts.waitsAlone(waiting.company)}</Small>}
              {meeting.missed && <Small>{missedWords(meeting)}</Small>}
              {meeting.link !== null && <Small>{texts.online}</Small>}
              {meeting.conflicts.length > 0 && (
                <Conflict>
                  <Icon icon={TriangleAlert} size={16} />
                  {meeting.conflicts.map((kind) => texts.conflicts[kind]).join(', ')}
                </Conflict>
              )}
            </Pair>
          ) : (
            <MeetingGridVacancy
              name={label}
              note={isAllowed ? (label === texts.clearPlace ? label : texts.put) : refusal}
              isOffered={isOffered}
            />
          )}
        </>
      )}
    </Cell>
  );
});

function cellState({ isTaken, isAllowed, isRefused }: Record<'isTaken' | 'isAllowed' | 'isRefused', boolean>) {
  if (isTaken) return 'taken';
  if (isAllowed) return 'allowed';
  return isRefused ? 'refused' : 'idle';
}

/** The stop of the cell that an event happened in. */
export function stopOf({ target }: { target: EventTarget }): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset.stop : undefined;
}

/** Firefox drags only what has data. */
export function beginDrag(event: DragEvent, meeting: DayMeeting): void {
  event.dataTransfer.setData('text/plain', pairWords(meeting));
  event.dataTransfer.effectAllowed = 'move';
}

const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-width: 0;
  padding: ${theme.space(1)} ${theme.space(2)};
  border-right: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  line-height: ${theme.line.heading};
  font-size: ${theme.text.s};

  &[draggable='true'] {
    cursor: grab;
  }

  &[data-state='taken'] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 2px ${theme.color.accent};
  }

  &[data-state='allowed'] {
    background: ${theme.color.positiveSoft};
    color: ${theme.color.positive};
    cursor: pointer;
  }

  &[data-state='refused'] {
    background: ${theme.color.sunken};

    ${media.forcedColors} {
      background: repeating-linear-gradient(135deg, GrayText 0 1px, transparent 1px 8px);
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > svg {
    flex: none;
  }
`;

const Pair = styled.span`
  display: grid;
  min-width: 0;

  [data-past] > & {
    color: ${theme.color.textMuted};
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Conflict = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-width: 0;
  color: ${theme.color.danger};
  font-size: ${theme.text.xs};

  > svg {
    flex: none;
  }
`;

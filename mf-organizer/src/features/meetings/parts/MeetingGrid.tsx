import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useId, useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { placeWords } from 'shared-api/meetings';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { pairWords, type MeetingsDay, type Refusal } from '../domain/dayMeeting';
import { keptStop, meetingAt, nextStop, stopId, type GridStop } from '../state/gridStops';
import { gridOf } from '../state/meetingGrid';
import { useMeetingTaking } from '../state/useMeetingTaking';
import { texts } from '../texts';
import { gridSizes } from './gridSizes';
import { beginDrag, stopOf } from './MeetingGridCell';
import { MeetingGridHead } from './MeetingGridHead';
import { MeetingGridLine } from './MeetingGridLine';
import { MeetingGridTray } from './MeetingGridTray';

interface MeetingGridProps {
  /** With at least one meeting. */
  day: MeetingsDay;
  onRefused: (refused: readonly Refusal[]) => void;
}

/**
 * A day’s meetings by slot and place (ORG-05). One Tab stop; arrows, Home and End move, Enter takes a meeting and puts it into a
 * marked cell, Esc lets go; a mouse presses or drags. Columns out of sight are not rendered.
 */
export function MeetingGrid({ day, onRefused }: MeetingGridProps) {
  const helpId = useId();
  const grid = gridOf(day);
  const { columns, rows } = grid;
  const taking = useMeetingTaking(grid, onRefused);
  const { taken } = taking;
  const [focused, setFocused] = useState<GridStop>();
  const [hovered, setHovered] = useState<string>();
  const tabStop = keptStop(grid, focused, taken);
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const focusLater = useRef<string>(undefined);

  const [width, setWidth] = useState(0);
  const column = gridSizes.columnIn(width, columns.length);

  const virtualizer = useVirtualizer({
    horizontal: true,
    useFlushSync: false,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => column,
    getItemKey: (index) => columns[index]?.id ?? index,
    overscan: 3,
    scrollPaddingStart: gridSizes.time,
    // The focused cell stays rendered: focus would be lost with it.
    rangeExtractor: (range) => withColumn(range, tabStop?.column),
  });
  const virtual = virtualizer.getVirtualItems();
  const seen = virtualizer.scrollRect?.width ?? 0;
  if (seen !== width) setWidth(seen);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, column]);

  useEffect(() => {
    const wanted = focusLater.current;
    if (wanted === undefined) return;
    const cell = root.current?.querySelector<HTMLElement>(`[data-stop="${wanted}"]`);
    if (!cell) return;
    focusLater.current = undefined;
    cell.focus({ preventScroll: true });
    if (cell.scrollIntoView) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const goTo = (stop: GridStop) => {
    focusLater.current = stopId(stop);
    setFocused(stop);
    if (stop.column < columns.length) virtualizer.scrollToIndex(stop.column);
  };

  const parse = (id: string | undefined): GridStop | undefined => {
    const [point, column, item] = id?.split(' ') ?? [];
    return point === undefined ? undefined : { point, column: Number(column), item: Number(item) };
  };
  const targetOf = (stop: GridStop) => {
    const row = rows.find(({ point }) => point === stop.point);
    return row && { row, place: columns[stop.column] ?? null };
  };

  const press = (id: string | undefined) => {
    const stop = parse(id);
    if (!stop) return;
    const meeting = meetingAt(grid, stop);
    const target = targetOf(stop);
    if (!target || target.row.isPast) return;
    if (meeting) return meeting.id === taken?.id ? taking.release() : taking.take(meeting);
    const { row, place } = target;
    if (taken) void taking.put(row, place);
    else if (place) void taking.put(row, place, taking.waitingFor(row, place));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && taken) {
      event.preventDefault();
      return taking.release();
    }
    if (event.key === 'Enter' || event.key === ' ') {
      const stop = stopOf(event);
      // A button of a row that failed.
      if (stop === undefined) return;
      event.preventDefault();
      return press(stop);
    }
    const next = tabStop && nextStop(grid, tabStop, { key: event.key, isFar: event.ctrlKey || event.metaKey, taken });
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  const isAllowed = (id: string | undefined) => {
    const stop = parse(id);
    const target = stop && targetOf(stop);
    return taken !== undefined && target !== undefined && taking.refusal(target.row, target.place) === undefined;
  };
  const handleDragStart = (event: DragEvent) => {
    const stop = parse(stopOf(event));
    const meeting = stop && meetingAt(grid, stop);
    if (!meeting || targetOf(stop)?.row.isPast) return;
    beginDrag(event, meeting);
    taking.take(meeting);
  };

  /** Says in words what the focused cell, or the one under the pointer, means for the taken meeting. */
  const note = () => {
    if (!taken) return '';
    const stop = parse(hovered) ?? tabStop;
    const target = stop && targetOf(stop);
    const why = target && taking.refusal(target.row, target.place);
    const isOwn = stop && meetingAt(grid, stop)?.id === taken.id;
    if (target && why !== undefined && !isOwn)
      return `${target.row.point}, ${target.place ? placeWords(target.place) : texts.noPlace}. ${why}`;
    return texts.taken(pairWords(taken));
  };

  return (
    <Stack gap={2}>
      <Help id={helpId}>{texts.gridHelp}</Help>
      <Note role="status">{note()}</Note>
      <Stack
        gap={3}
        ref={root}
        role="grid"
        aria-label={texts.grid}
        aria-describedby={helpId}
        aria-colcount={columns.length + 1}
        aria-readonly={rows.every(({ isPast }) => isPast) || undefined}
        aria-busy={taking.putting !== undefined || undefined}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        onClick={(event) => press(stopOf(event))}
        onFocus={(event) => setFocused(parse(stopOf(event)) ?? focused)}
        onMouseOver={(event) => setHovered(stopOf(event))}
        onMouseLeave={() => setHovered(undefined)}
        onDragStart={handleDragStart}
        onDragOver={(event) => {
          setHovered(stopOf(event));
          if (isAllowed(stopOf(event))) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          if (isAllowed(stopOf(event))) press(stopOf(event));
        }}
        onDragEnd={() => taking.release()}
      >
        <RowBoundary item={day} own="row">
          <MeetingGridTray grid={grid} tabStop={tabStop} taking={taking} />
        </RowBoundary>
        <Scroller ref={scroller} role="presentation">
          <MeetingGridHead columns={columns} virtual={virtual} width={virtualizer.getTotalSize()} />
          {rows.map((row) => (
            <RowBoundary key={row.point} item={day} own="row">
              <MeetingGridLine
                row={row}
                columns={columns}
                virtual={virtual}
                width={virtualizer.getTotalSize()}
                tabStop={tabStop}
                taking={taking}
              />
            </RowBoundary>
          ))}
        </Scroller>
      </Stack>
    </Stack>
  );
}

/** The columns in sight and those beside them, with one more. */
function withColumn({ startIndex, endIndex, overscan, count }: Range, column: number | undefined): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  if (column === undefined || column >= count || indexes.includes(column)) return indexes;
  return column < first ? [column, ...indexes] : [...indexes, column];
}

const Help = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Note = styled.p`
  /* Reserves two lines: the grid must not move when a meeting is taken. */
  min-height: 2lh;
  font-weight: ${theme.weight.medium};
`;

const Scroller = styled.div`
  isolation: isolate;
  max-height: 70vh;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  scroll-padding: ${theme.space(20)} 0 0 ${gridSizes.time}px;
`;

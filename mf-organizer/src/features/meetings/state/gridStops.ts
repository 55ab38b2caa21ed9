import type { DayMeeting } from '../domain/dayMeeting';
import type { MeetingGridData, MeetingGridRow } from './meetingGrid';

/** A cell that arrow keys stop at. Meetings without a place have a stop each, below each other. */
export interface GridStop {
  point: string;
  /** Index of a place’s column; the number of columns for «Без места». */
  column: number;
  /** Index in «Без места»; the last one takes a place away. */
  item: number;
}

export const stopId = ({ point, column, item }: GridStop) => `${point} ${column} ${item}`;

/** The meeting at a stop. */
export function meetingAt({ rows, columns }: MeetingGridData, stop: GridStop): DayMeeting | undefined {
  const row = rows.find(({ point }) => point === stop.point);
  const place = columns[stop.column];
  return place ? row?.byPlace.get(place.id) : row?.withoutPlace[stop.item];
}

/** A stop of the present data: the given one, or the nearest that is left of it. */
export function keptStop(grid: MeetingGridData, stop: GridStop | undefined): GridStop | undefined {
  const first = grid.rows[0];
  if (!first) return undefined;
  const row = grid.rows.find(({ point }) => point === stop?.point);
  if (!stop || !row) return { point: first.point, column: grid.columns.length, item: 0 };
  const column = Math.min(stop.column, grid.columns.length);
  return { point: row.point, column, item: Math.min(stop.item, lastItem(grid, row, column)) };
}

/** The stop that a key leads to; undefined for other keys and at the edges. */
export function nextStop(grid: MeetingGridData, stop: GridStop, key: string, isFar: boolean): GridStop | undefined {
  const { rows, columns } = grid;
  const at = rows.findIndex(({ point }) => point === stop.point);
  const row = rows[at];
  if (!row) return undefined;
  const inColumn = (column: number, line = row) => ({ point: line.point, column, item: 0 });
  switch (key) {
    case 'ArrowLeft':
      return stop.column > 0 ? inColumn(stop.column - 1) : undefined;
    case 'ArrowRight':
      return stop.column < columns.length ? inColumn(stop.column + 1) : undefined;
    case 'ArrowDown': {
      if (stop.item < lastItem(grid, row, stop.column)) return { ...stop, item: stop.item + 1 };
      const below = rows[at + 1];
      return below && inColumn(stop.column, below);
    }
    case 'ArrowUp': {
      if (stop.item > 0) return { ...stop, item: stop.item - 1 };
      const above = rows[at - 1];
      return above && { ...inColumn(stop.column, above), item: lastItem(grid, above, stop.column) };
    }
    case 'Home':
      return inColumn(0, isFar ? rows[0] : row);
    case 'End':
      return inColumn(columns.length, isFar ? rows.at(-1) : row);
    default:
      return undefined;
  }
}

const lastItem = ({ columns }: MeetingGridData, { withoutPlace }: MeetingGridRow, column: number) =>
  column === columns.length ? withoutPlace.length : 0;

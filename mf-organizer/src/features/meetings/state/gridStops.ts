import type { DayMeeting } from '../domain/dayMeeting';
import type { MeetingGridData, MeetingGridRow } from './meetingGrid';

/** A cell that arrow keys stop at: of a place, or of the tray, where meetings without a place stand side by side. */
export interface GridStop {
  point: string;
  /** Index of a place’s column; the number of columns for the tray. */
  column: number;
  /** Index in the tray among the meetings of the time; the one after the last takes a place away. */
  item: number;
}

export const stopId = ({ point, column, item }: GridStop) => `${point} ${column} ${item}`;

/** The stops of the tray in order, at the end room for a taken meeting that has a place. */
export function trayStops({ rows, columns }: MeetingGridData, taken?: DayMeeting): GridStop[] {
  const at = (point: string, item: number) => ({ point, column: columns.length, item });
  const stops = rows.flatMap(({ point, withoutPlace }) => withoutPlace.map((_, item) => at(point, item)));
  const row = rows.find(({ point }) => point === taken?.point);
  const hasPlace = taken !== undefined && taken.place_id !== null;
  return row && hasPlace ? [...stops, at(row.point, row.withoutPlace.length)] : stops;
}

/** The meeting at a stop. */
export function meetingAt({ rows, columns }: MeetingGridData, stop: GridStop): DayMeeting | undefined {
  const row = rows.find(({ point }) => point === stop.point);
  const place = columns[stop.column];
  return place ? row?.byPlace.get(place.id) : row?.withoutPlace[stop.item];
}

/** A stop of the present data: the given one, or the nearest that is left of it. */
export function keptStop(grid: MeetingGridData, stop: GridStop | undefined, taken?: DayMeeting): GridStop | undefined {
  const { rows, columns } = grid;
  const tray = trayStops(grid, taken);
  const row = rows.find(({ point }) => point === stop?.point);
  const first = rows[0] && columns.length > 0 ? { point: rows[0].point, column: 0, item: 0 } : undefined;
  if (!stop || !row) return tray[0] ?? first;
  if (stop.column < columns.length) return stop;
  return (
    tray.find((each) => stopId(each) === stopId(stop)) ??
    tray.findLast(({ point }) => point <= stop.point) ??
    tray[0] ??
    (first && { ...first, point: row.point })
  );
}

/** The stop that a key leads to; undefined for other keys and at the edges. */
export function nextStop(
  grid: MeetingGridData,
  stop: GridStop,
  { key, isFar, taken }: { key: string; isFar: boolean; taken: DayMeeting | undefined },
): GridStop | undefined {
  const { rows, columns } = grid;
  const tray = trayStops(grid, taken);
  const at = rows.findIndex(({ point }) => point === stop.point);
  const inColumn = (column: number, row: MeetingGridRow | undefined) =>
    row && columns[column] ? { point: row.point, column, item: 0 } : undefined;
  if (stop.column === columns.length) {
    const index = tray.findIndex((each) => stopId(each) === stopId(stop));
    switch (key) {
      case 'ArrowLeft':
        return tray[index - 1];
      case 'ArrowRight':
        return tray[index + 1];
      case 'ArrowDown':
        return inColumn(0, rows[at]);
      case 'Home':
        return tray[0];
      case 'End':
        return tray.at(-1);
      default:
        return undefined;
    }
  }
  switch (key) {
    case 'ArrowLeft':
      return inColumn(stop.column - 1, rows[at]);
    case 'ArrowRight':
      return inColumn(stop.column + 1, rows[at]);
    case 'ArrowDown':
      return inColumn(stop.column, rows[at + 1]);
    case 'ArrowUp':
      return at > 0 ? inColumn(stop.column, rows[at - 1]) : tray[0];
    case 'Home':
      return inColumn(0, isFar ? rows[0] : rows[at]);
    case 'End':
      return inColumn(columns.length - 1, isFar ? rows.at(-1) : rows[at]);
    default:
      return undefined;
  }
}

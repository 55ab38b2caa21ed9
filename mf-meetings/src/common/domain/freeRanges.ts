import { isPastSlot } from 'shared-api/time';

const SLOT_MINUTES = 30;

/** The free slots of one day, ordered by time. */
export interface FreeDay {
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm */
  points: string[];
}

/** A continuous range of free time; both ends as HH:mm. */
export interface FreeRange {
  date: string;
  point: string;
  end: string;
}

/**
 * Merges consecutive free slots into ranges: 11:00 and 11:30 become 11:00–12:00. Slots that have begun are left out.
 */
export function freeRangesOf({ date, points }: FreeDay): FreeRange[] {
  const ranges: FreeRange[] = [];
  for (const point of points) {
    if (isPastSlot(date, point)) continue;
    const last = ranges.at(-1);
    if (last?.end === point) last.end = endOf(point);
    else ranges.push({ date, point, end: endOf(point) });
  }
  return ranges;
}

/** Adds half an hour of wall time; Moscow has no daylight saving. */
function endOf(point: string): string {
  const [hours = 0, minutes = 0] = point.split(':').map(Number);
  const end = hours * 60 + minutes + SLOT_MINUTES;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

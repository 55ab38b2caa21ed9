import { isPastSlot } from 'shared-api/time';

const SLOT_MINUTES = 30;

/** The free slots of one day, in order of time. */
export interface FreeDay {
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm */
  points: string[];
}

/** Time without a gap, both ends as HH:mm. */
export interface FreeRange {
  date: string;
  point: string;
  end: string;
}

/** Free slots that follow each other as ranges: 11:00 and 11:30 are 11:00–12:00. What has begun is not free any more. */
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

/** Moscow knows no summer time: a slot always ends half an hour later by the clock. */
function endOf(point: string): string {
  const [hours = 0, minutes = 0] = point.split(':').map(Number);
  const end = hours * 60 + minutes + SLOT_MINUTES;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

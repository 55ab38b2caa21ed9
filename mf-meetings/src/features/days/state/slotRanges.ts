/** With more ranges than this, the number of slots is easier to read. */
const MOST_RANGES = 3;

/**
 * Time ranges of the selected slots: «10:00–13:00», «10:00–11:00, 12:00–12:30»; undefined for too many ranges.
 * @param points all slots of the day (HH:mm), in order
 */
export function slotRanges(points: readonly string[], selected: readonly string[]): string | undefined {
  const chosen = new Set(selected);
  const ranges: { from: string; until: string }[] = [];
  points.forEach((point, index) => {
    if (!chosen.has(point)) return;
    const last = ranges.at(-1);
    const until = points[index + 1] ?? endOfLast(points);
    if (last?.until === point) last.until = until;
    else ranges.push({ from: point, until });
  });
  if (ranges.length === 0 || ranges.length > MOST_RANGES) return undefined;
  return ranges.map(({ from, until }) => `${from}–${until}`).join(', ');
}

/** Assumes that the day's last slot is as long as the previous one. */
function endOfLast(points: readonly string[]): string {
  const [before, last] = points.slice(-2).map(minutesOf);
  if (before === undefined || last === undefined) return points.at(-1) ?? '';
  const end = 2 * last - before;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesOf(point: string): number {
  const [hours = 0, minutes = 0] = point.split(':').map(Number);
  return hours * 60 + minutes;
}

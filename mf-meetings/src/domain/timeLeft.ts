import { serverNow } from 'shared-api/clock';
import { slotStart } from 'shared-api/time';
import { formatDuration } from 'shared-ui/formatDuration';
import { plural } from 'shared-ui/plural';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** With less than this left a request needs its answer soon. */
const SHORT = 3 * HOUR;

/** How long a request can still be decided. */
export interface TimeLeft {
  /** «осталось 6 дней», «осталось 3 ч 20 мин». */
  text: string;
  isShort: boolean;
}

/** The time until a slot begins by the server's clock, when what asks for it expires; `undefined` once it has begun. */
export function timeLeftUntil({ date, point }: { date: string; point: string }): TimeLeft | undefined {
  const left = slotStart(date, point) - serverNow();
  if (left <= 0) return undefined;
  const verb = left < DAY ? 'осталось' : plural(Math.floor(left / DAY), 'остался', 'осталось', 'осталось');
  return { text: `${verb} ${formatDuration(left)}`, isShort: left < SHORT };
}

import { serverNow } from 'shared-api/clock';
import { slotStart } from 'shared-api/time';
import { formatDuration, plural } from 'shared-ui/texts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Less time than this left makes an invitation urgent. */
const SHORT = 3 * HOUR;

export interface TimeLeft {
  /** «осталось 6 дней», «осталось 3 ч 20 мин». */
  text: string;
  isShort: boolean;
}

/** Time until a slot begins by the server's clock, when invitations for it expire; `undefined` once it has begun. */
export function timeLeftUntil({ date, point }: { date: string; point: string }): TimeLeft | undefined {
  const left = slotStart(date, point) - serverNow();
  if (left <= 0) return undefined;
  const verb = left < DAY ? 'осталось' : plural(Math.floor(left / DAY), 'остался', 'осталось', 'осталось');
  return { text: `${verb} ${formatDuration(left)}`, isShort: left < SHORT };
}

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

interface Expiring {
  date: string;
  point: string;
  /** Of a short invitation. */
  expires_at?: string;
}

/** Time by the server's clock until an invitation expires, at the latest when its slot begins; `undefined` afterwards. */
export function timeLeftUntil({ date, point, expires_at }: Expiring): TimeLeft | undefined {
  const end = Math.min(slotStart(date, point), expires_at === undefined ? Infinity : Date.parse(expires_at));
  const left = end - serverNow();
  if (left <= 0) return undefined;
  const verb = left < DAY ? 'осталось' : plural(Math.floor(left / DAY), 'остался', 'осталось', 'осталось');
  return { text: `${verb} ${formatDuration(left)}`, isShort: left < SHORT };
}

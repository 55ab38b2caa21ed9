import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';

interface QuietHours {
  quiet_from: string | null;
  quiet_to: string | null;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { quiet_from: '22:00', quiet_to: '08:00' };

/** The end of the quiet hours (Moscow time) in which an instant is; undefined outside of them. */
export function endOfQuietHours({ quiet_from, quiet_to }: QuietHours, now: Date): Date | undefined {
  if (quiet_from === null || quiet_to === null || quiet_from === quiet_to) return undefined;
  const moscow = DateTime.fromJSDate(now, { zone: ZONE });
  const time = moscow.toFormat('HH:mm');
  const isOverMidnight = quiet_from > quiet_to;
  const isQuiet = isOverMidnight ? time >= quiet_from || time < quiet_to : time >= quiet_from && time < quiet_to;
  if (!isQuiet) return undefined;
  const day = isOverMidnight && time >= quiet_from ? moscow.plus({ days: 1 }) : moscow;
  const [hour = 0, minute = 0] = quiet_to.split(':').map(Number);
  return day.set({ hour, minute, second: 0, millisecond: 0 }).toJSDate();
}

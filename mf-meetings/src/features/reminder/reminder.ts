import { slotStart } from 'shared-api/time';
import type { Meeting } from '#domain/meeting';

const MINUTE = 60_000;
/** How long before a meeting one is reminded of it. */
const AHEAD = 10 * MINUTE;

/** A meeting that begins soon. */
export interface Reminder {
  /** The same for as long as it is the same meeting at the same time. */
  key: string;
  meeting: Meeting;
  /** With whom; several companies of one slot stand beside each other. */
  company: string;
  /** Full minutes left, the one that runs included. */
  minutes: number;
}

/** The meeting to remind of now: it begins in ten minutes or less, and has not begun. */
export function reminderOf(meetings: readonly Meeting[], now: number): Reminder | undefined {
  for (const meeting of meetings) {
    const left = slotStart(meeting.date, meeting.point) - now;
    if (left <= 0 || left > AHEAD || meeting.companies.length === 0) continue;
    const ids = meeting.companies.map(({ meeting_id, company_id }) => meeting_id ?? `c${company_id}`);
    return {
      key: [meeting.date, meeting.point, ...ids].join(' '),
      meeting,
      company: meeting.companies.map(({ company }) => company).join(', '),
      minutes: Math.ceil(left / MINUTE),
    };
  }
  return undefined;
}

/** When what `reminderOf` answers changes next: another minute of a reminder, or the next one's beginning. */
export function nextChange(meetings: readonly Meeting[], now: number): number | undefined {
  const changes = meetings
    .map(({ date, point }) => slotStart(date, point) - now)
    .filter((left) => left > 0)
    .map((left) => now + (left > AHEAD ? left - AHEAD : left % MINUTE || MINUTE));
  return changes.length === 0 ? undefined : Math.min(...changes);
}

import { slotStart } from 'shared-api/time';
import { expectedStart, type Meeting } from '#domain/meeting';

const MINUTE = 60_000;
/** Time before a meeting at which the reminder appears. */
const LEAD_TIME = 10 * MINUTE;

export interface Reminder {
  /** Identifies the meeting at its current time, so moving it triggers a new reminder. */
  key: string;
  meeting: Meeting;
  /** Company names, separated by commas. */
  company: string;
  /** Minutes left, rounded up. */
  minutes: number;
}

/** The meeting that begins within the next ten minutes, or should have begun but for a company that is late. */
export function reminderOf(meetings: readonly Meeting[], now: number): Reminder | undefined {
  for (const meeting of meetings) {
    const left = expectedStart(meeting) - now;
    const isDue = slotStart(meeting.date, meeting.point) - now <= LEAD_TIME;
    if (left <= 0 || !isDue || meeting.companies.length === 0) continue;
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

/** Time of the next change of `reminderOf`: the minutes left change, or a reminder appears. */
export function nextChange(meetings: readonly Meeting[], now: number): number | undefined {
  const changes = meetings
    .map((meeting) => ({ left: expectedStart(meeting) - now, nominal: slotStart(meeting.date, meeting.point) - now }))
    .filter(({ left }) => left > 0)
    .map(({ left, nominal }) => now + (nominal > LEAD_TIME ? nominal - LEAD_TIME : left % MINUTE || MINUTE));
  return changes.length === 0 ? undefined : Math.min(...changes);
}

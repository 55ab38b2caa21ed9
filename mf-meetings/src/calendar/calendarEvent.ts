import { serverNow } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { webHref } from 'shared-ui/safeHref';
import type { Meeting } from '#domain/meeting';
import { texts } from './texts';

const MINUTE = 60_000;
/** How long a slot lasts. */
const SLOT_MINUTES = 30;

/** A meeting with one company as calendars know it. */
export interface CalendarEvent {
  /** The same for as long as the meeting is the same, so that a calendar replaces what it has. */
  uid: string;
  /** Of two files about one meeting the higher number is the newer one. */
  sequence: number;
  /** Moscow time, yyyy-MM-ddTHH:mm:ss. */
  start: string;
  end: string;
  title: string;
  description: string;
  /** Where it is held, if that is an address of the web. */
  href: string | undefined;
}

/**
 * The event of a meeting with one of its companies. A deployment that does not say which meeting it is (`meeting_id`) is known by company
 * and slot, and one that does not count moves (`sequence`) by the minute: later files are newer in any case.
 */
export function calendarEventOf({ date, point, link }: Meeting, company: MeetingCompany): CalendarEvent {
  const { meeting_id, sequence } = company;
  const id = meeting_id ?? `${company.company_id}-${date}-${point.replace(':', '')}`;
  const page = new URL(paths.participant(company.company_id), window.location.origin).href;
  return {
    uid: `meeting-${id}@${window.location.host}`,
    sequence: meeting_id === undefined || sequence === undefined ? Math.floor(serverNow() / MINUTE) : sequence,
    start: `${date}T${point}:00`,
    end: endOf(date, point),
    title: texts.title(company.company),
    description: [link && texts.link(link), texts.companyPage(page)].filter(Boolean).join('\n'),
    href: webHref(link ?? ''),
  };
}

/** One event for each company that is met. */
export function calendarEventsOf(meetings: readonly Meeting[]): CalendarEvent[] {
  return meetings.flatMap((meeting) => meeting.companies.map((company) => calendarEventOf(meeting, company)));
}

/** The same wall time half an hour later: Moscow knows no summer time. */
function endOf(date: string, point: string): string {
  const end = new Date(Date.parse(`${date}T${point}:00Z`) + SLOT_MINUTES * MINUTE);
  return end.toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length);
}

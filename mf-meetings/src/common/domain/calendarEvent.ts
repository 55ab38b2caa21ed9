import { serverNow } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { webHref } from 'shared-ui/safeHref';
import { texts } from './calendarTexts';
import type { Meeting } from './meeting';
import { placesOf } from './meetingPlace';
import { subjectKey, type ResultSubject } from './result';

const MINUTE = 60_000;
const SLOT_MINUTES = 30;

/** A meeting with one company as a calendar event. */
export interface CalendarEvent {
  /** Stays the same when the meeting is moved, so that calendars update their event. */
  uid: string;
  /** Revision number: calendars keep the event with the higher one. */
  sequence: number;
  /** Moscow time, yyyy-MM-ddTHH:mm:ss. */
  start: string;
  end: string;
  title: string;
  description: string;
  /** The place of the meeting, else its link. */
  location: string;
  /** The meeting link, if it is a web address. */
  href: string | undefined;
}

/**
 * The calendar event of a meeting with one company. Without a `meeting_id` from the server, company and slot identify
 * the event; without `sequence` the current minute is the revision, so that later files win.
 */
export function calendarEventOf({ date, point, link }: Meeting, company: MeetingCompany): CalendarEvent {
  const { meeting_id, sequence } = company;
  const id = meeting_id ?? subjectKey({ date, point, company_id: company.company_id });
  const href = webHref(link ?? '');
  const page = new URL(paths.participant(company.company_id), window.location.origin).href;
  return {
    uid: `meeting-${id}@${window.location.host}`,
    sequence: meeting_id === undefined || sequence === undefined ? Math.floor(serverNow() / MINUTE) : sequence,
    start: `${date}T${point}:00`,
    end: endOf(date, point),
    title: texts.title(company.company),
    description: [link && texts.link(link), texts.companyPage(page)].filter(Boolean).join('\n'),
    location: placesOf([company]) ?? href ?? '',
    href,
  };
}

const MORNING = '09:00';

/** A reminder of the next step after a meeting, in the morning of its day; a later file replaces it. */
export function nextStepEvent(subject: ResultSubject, day: string, note: string): CalendarEvent {
  const page = new URL(paths.participant(subject.company_id), window.location.origin).href;
  return {
    uid: `next-step-${subject.meeting_id ?? subjectKey(subject)}@${window.location.host}`,
    sequence: Math.floor(serverNow() / MINUTE),
    start: `${day}T${MORNING}:00`,
    end: endOf(day, MORNING),
    title: texts.nextStep(subject.company),
    description: [note, texts.companyPage(page)].filter(Boolean).join('\n'),
    location: '',
    href: undefined,
  };
}

/** One event per company. */
export function calendarEventsOf(meetings: readonly Meeting[]): CalendarEvent[] {
  return meetings.flatMap((meeting) => meeting.companies.map((company) => calendarEventOf(meeting, company)));
}

/** Adds half an hour of wall time; Moscow has no daylight saving. */
function endOf(date: string, point: string): string {
  const end = new Date(Date.parse(`${date}T${point}:00Z`) + SLOT_MINUTES * MINUTE);
  return end.toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length);
}

import { serverNow } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import { slotStart } from 'shared-api/time';

const MINUTE_MS = 60_000;
const SLOT_MS = 30 * MINUTE_MS;

/** A slot in which the current user meets one or more companies. */
export interface Meeting {
  /** yyyy-MM-dd, Moscow */
  date: string;
  /** HH:mm */
  point: string;
  /** Link of an online meeting; null until it is assigned. */
  link: string | null;
  companies: MeetingCompany[];
}

/** A meeting cancelled on this page: its row stays, struck through, until the page is left. */
export interface CancelledMeeting {
  meeting: Meeting;
  company: MeetingCompany;
}

/**
 * When a meeting will begin, in milliseconds since 1970: when its slot does, or when the company that is late comes.
 */
export function expectedStart({ date, point, companies }: Pick<Meeting, 'companies' | 'date' | 'point'>): number {
  const delays = companies.map(({ arrival }) => (arrival?.state === 'late' && arrival.minutes) || 0);
  return slotStart(date, point) + Math.max(0, ...delays) * MINUTE_MS;
}

/** Whether a meeting has ended by the server's clock. */
export function isMeetingOver({ date, point }: Pick<Meeting, 'date' | 'point'>): boolean {
  return slotStart(date, point) + SLOT_MS <= serverNow();
}

/** The meetings of one day, ordered by time: its ASSIGNED slots joined with their companies (MEET-06). */
export function meetingsOf(date: string, points: readonly Point[], companies: readonly MeetingCompany[]): Meeting[] {
  return points
    .filter(({ status }) => status === 'ASSIGNED')
    .map(({ point, link }) => ({
      date,
      point,
      link: link ?? null,
      companies: companies.filter((company) => company.point === point),
    }));
}

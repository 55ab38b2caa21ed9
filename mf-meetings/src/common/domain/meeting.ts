import { serverNow } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import { slotStart } from 'shared-api/time';

const SLOT_MS = 30 * 60_000;

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

import type { MeetingCompany, Point } from 'shared-api/contract';

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

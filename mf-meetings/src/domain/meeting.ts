import type { MeetingCompany, Point } from 'shared-api/contract';

/** A slot of the current user in which somebody is met. */
export interface Meeting {
  /** yyyy-MM-dd, Moscow */
  date: string;
  /** HH:mm */
  point: string;
  /** Where an online meeting is held; null until it is assigned. */
  link: string | null;
  companies: MeetingCompany[];
}

/** The meetings of one day, in order of time: its ASSIGNED slots joined with the companies met in them (MEET-06). */
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

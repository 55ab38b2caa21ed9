import type { MeetingCompany, Point } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { meetingsOf } from '#domain/meeting';

/** A day on paper. */
export interface DaySheetData {
  date: string;
  rows: DaySheetRow[];
}

/** A line of the table: a meeting, or a request that waits. */
export interface DaySheetRow {
  point: string;
  company: string;
  companyId: number;
  link: string | null;
  isPending: boolean;
}

/** A day's meetings and pending requests in order of time; nothing when there are none. */
export function daySheet(
  date: string,
  points: readonly Point[],
  companies: readonly MeetingCompany[],
  pending: readonly OpenInvitation[],
): DaySheetData[] {
  const meetings = meetingsOf(date, points, companies).flatMap(({ point, link, companies: met }) =>
    met.map(({ company, company_id }) => ({ point, company, companyId: company_id, link, isPending: false })),
  );
  if (meetings.length === 0) return [];
  const requests = pending
    .filter((request) => request.date === date)
    .map(({ point, company, user_id }) => ({ point, company, companyId: user_id, link: null, isPending: true }));
  const rows = [...meetings, ...requests].toSorted((one, other) => one.point.localeCompare(other.point));
  return [{ date, rows }];
}

import type { MeetingCompany, Point } from 'shared-api/contract';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { meetingsOf } from '#domain/meeting';

export interface DaySheetData {
  date: string;
  rows: DaySheetRow[];
}

/** A table row: a meeting or an invitation awaiting a decision. */
export interface DaySheetRow {
  point: string;
  company: string;
  companyId: number;
  link: string | null;
  isPending: boolean;
}

/** A day's meetings and open invitations, ordered by time; an empty array for a day without meetings. */
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
  const invitations = pending
    .filter((invitation) => invitation.date === date)
    .map(({ point, company, user_id }) => ({ point, company, companyId: user_id, link: null, isPending: true }));
  const rows = [...meetings, ...invitations].toSorted((one, other) => one.point.localeCompare(other.point));
  return [{ date, rows }];
}

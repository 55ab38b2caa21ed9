import type { MeetingCompany, Point } from 'shared-api/contract';
import { meetingsOf, type CancelledMeeting, type Meeting } from '#domain/meeting';

/** A slot with the companies met in it. */
export interface MeetingRow {
  meeting: Meeting;
  lines: { company: MeetingCompany; isCancelled: boolean }[];
}

/**
 * The rows of a day, ordered by time: its meetings, and those cancelled on this page unless the same company meets
 * there again.
 */
export function meetingRows(
  date: string,
  points: readonly Point[],
  companies: readonly MeetingCompany[],
  cancelled: readonly CancelledMeeting[],
): MeetingRow[] {
  const rows: MeetingRow[] = meetingsOf(date, points, companies).map((meeting) => ({
    meeting,
    lines: meeting.companies.map((company) => ({ company, isCancelled: false })),
  }));
  for (const { meeting, company } of cancelled) {
    if (meeting.date !== date) continue;
    const row = rows.find((each) => each.meeting.point === meeting.point);
    const line = { company, isCancelled: true };
    if (!row) rows.push({ meeting, lines: [line] });
    else if (!row.lines.some((each) => each.company.company_id === company.company_id)) row.lines.push(line);
  }
  return rows.toSorted((one, other) => one.meeting.point.localeCompare(other.meeting.point));
}

import type { MeetingResults } from '#api/useMeetingResults';
import { isMeetingOver, type Meeting } from '#domain/meeting';
import { placesOf } from '#domain/meetingPlace';
import {
  subjectKey,
  subjectOf,
  type MeetingAgreement,
  type Outcome,
  type OwnResult,
  type ResultSubject,
} from '#domain/result';

/** A meeting that has ended, with one company. */
export interface MetRow extends ResultSubject {
  /** Place and link. */
  where: string;
  result: OwnResult | undefined;
  agreement: MeetingAgreement | undefined;
}

/** Filter by outcome: `''` for all meetings, `open` for those without an answer. */
export type MetFilter = Outcome | 'open' | '';

/**
 * Meetings that have ended, in the order of time. Results of meetings that were cancelled afterwards stay in the list.
 * @param onDevice results of servers without the feature `results`, by `subjectKey`
 */
export function metRows(
  meetings: readonly Meeting[],
  { results, agreements }: MeetingResults,
  onDevice: ReadonlyMap<string, OwnResult>,
): MetRow[] {
  const rows = meetings.filter(isMeetingOver).flatMap((meeting) =>
    meeting.companies.map((company): MetRow => {
      const subject = subjectOf(meeting, company);
      const isOwn = ({ meeting_id }: { meeting_id: number }) => meeting_id === subject.meeting_id;
      return {
        ...subject,
        where: [placesOf([company]), meeting.link].filter(Boolean).join(', '),
        result: results.find(isOwn) ?? onDevice.get(subjectKey(subject)),
        agreement: agreements.find(isOwn),
      };
    }),
  );
  const known = new Set(rows.map(({ meeting_id }) => meeting_id));
  const gone = results
    .filter(({ meeting_id }) => !known.has(meeting_id))
    .map((result): MetRow => ({
      ...result,
      where: '',
      result,
      agreement: agreements.find(({ meeting_id }) => meeting_id === result.meeting_id),
    }));
  return [...rows, ...gone].toSorted((one, other) =>
    `${one.date}${one.point}`.localeCompare(`${other.date}${other.point}`),
  );
}

/** The rows that a filter lets through. */
export const filtered = (rows: readonly MetRow[], filter: MetFilter): MetRow[] =>
  rows.filter(({ result }) => filter === '' || (result?.outcome ?? 'open') === filter);

/** How many companies are in these rows, and with how many of them the own side has agreed. */
export function countMet(rows: readonly MetRow[]): { companies: number; agreed: number } {
  const idsOf = (some: readonly MetRow[]) => new Set(some.map(({ company_id }) => company_id)).size;
  return { companies: idsOf(rows), agreed: idsOf(filtered(rows, 'agreed')) };
}

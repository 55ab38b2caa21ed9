import type { PropsOf } from 'shared-api/federation';

/** The calendar in which the viewer invites a company to meet, or why that is not possible (PART-04 to PART-07). */
export function InviteCalendar({ userId }: PropsOf<'mf_meetings/InviteCalendar'>) {
  return <p>{userId}</p>;
}

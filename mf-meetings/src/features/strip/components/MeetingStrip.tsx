import type { PropsOf } from 'shared-api/federation';

/** Widget: the meeting that is next with a company, or the request that waits, in one line. */
export function MeetingStrip(_props: PropsOf<'mf_meetings/MeetingStrip'>) {
  return null;
}

import { request } from 'shared-api/client';
import type { MeetingCompany, Schema } from 'shared-api/contract';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation } from 'shared-api/query';

interface SavedArrival {
  /** yyyy-MM-dd */
  date: string;
  meetingId: number;
  change: Schema<'ArrivalChange'>;
}

/** Tells the partner of a meeting about an arrival or a delay; only for servers with the feature `arrivals`. */
export const useSaveArrival = createMutation(
  ({ meetingId, change }: SavedArrival) =>
    request('put', '/api/meeting/{id}/arrival', { path: { id: meetingId }, body: change }),
  {
    onSuccess: (cache, _answer, { date, meetingId, change }) =>
      cache.patch(meetingsKeys.companies(date), (companies: MeetingCompany[]) =>
        companies.map((each) => (each.meeting_id === meetingId ? withArrival(each, change) : each)),
      ),
    // After a failure too: the meeting may have been moved or cancelled.
    refreshes: [meetingsKeys.isDay, meetingsKeys.agenda, meetingsKeys.coming],
  },
);

function withArrival(
  { own_arrival: _before, ...company }: MeetingCompany,
  { state, ...rest }: Schema<'ArrivalChange'>,
): MeetingCompany {
  return state === 'none' ? company : { ...company, own_arrival: { state, ...rest } };
}

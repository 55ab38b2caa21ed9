import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { cancelMeetingRow } from './meetingChanges.ts';

export const cancelOrganizerMeeting = organizerOperation('cancelOrganizerMeeting', async ({ path, body }, act) => {
  await cancelMeetingRow(act, path.id, body);
  return { ok: true };
});

import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { moveMeetingRow, readMeeting } from './meetingChanges.ts';

export const moveOrganizerMeeting = organizerOperation('moveOrganizerMeeting', async ({ path, body }, act) => {
  await moveMeetingRow(act, path.id, body);
  const { date, point, ...meeting } = await readMeeting(act.tx, path.id);
  return { date, point, meeting };
});

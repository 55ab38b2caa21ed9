import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { linkMeetingRows } from './meetingPlaces.ts';

export const linkMeetings = organizerOperation('linkMeetings', ({ body }, act) => linkMeetingRows(act, body));

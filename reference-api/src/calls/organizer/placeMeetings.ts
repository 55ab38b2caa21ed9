import { organizerOperation } from '#platform/http/organizerOperation.ts';
import { placeMeetingRows } from './meetingPlaces.ts';

export const placeMeetings = organizerOperation('placeMeetings', ({ body }, act) => placeMeetingRows(act, body));

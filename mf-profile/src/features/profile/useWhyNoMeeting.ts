import { useEachMinute } from 'shared-api/clock';
import type { Participant } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { whyNoMeeting, type NoMeeting } from 'shared-api/meeting-rules';
import { todayInMoscow } from 'shared-api/time';
import { isNotFound } from './isNotFound';

/**
 * Why this company cannot be invited now; nothing when it can, and as long as the event is not known: the calendar says what is wrong then.
 * @param viewer undefined for anybody, in the preview of one's own page
 */
export function useWhyNoMeeting(viewer: Participant | undefined, target: Participant): NoMeeting | undefined {
  useEachMinute();
  const { data: event, error } = useEvent();
  if (!event && !isNotFound(error)) return undefined;
  return whyNoMeeting({ viewer, target, event, today: todayInMoscow() });
}

import type { ActiveEvent, Participant } from '../contract';
import { addDays } from '../time/moscow';

/** Inviting begins so many days before the event (specification, section 9). */
const DAYS_BEFORE_EVENT = 7;

/** Why a company cannot be invited to a meeting. */
export type NoMeeting =
  | { kind: 'target-blocked' | 'target-chat-only' | 'viewer-chat-only' | 'same-type' | 'no-event' | 'event-over' }
  /** `opensOn` is the first day on which one may invite, yyyy-MM-dd. */
  | { kind: 'too-early'; opensOn: string };

/** What decides whether somebody may be invited. */
export interface MeetingCircumstances {
  /** Who would invite; undefined for anybody, as in the preview of one's own page. */
  viewer: Pick<Participant, 'only_chat' | 'type'> | undefined;
  /** Who would be invited. */
  target: Pick<Participant, 'only_chat' | 'is_blocked' | 'type'>;
  /** The active event; undefined when there is none. */
  event: ActiveEvent | undefined;
  /** Today in Moscow, yyyy-MM-dd. */
  today: string;
}

/**
 * Why this company cannot be invited now, or nothing when it can (PART-04, PART-06): from seven days before the event to its last day, both
 * included, somebody of the other type who is neither blocked nor chat-only. The first reason that holds.
 */
export function whyNoMeeting({ viewer, target, event, today }: MeetingCircumstances): NoMeeting | undefined {
  if (target.is_blocked) return { kind: 'target-blocked' };
  if (target.only_chat) return { kind: 'target-chat-only' };
  if (viewer?.only_chat) return { kind: 'viewer-chat-only' };
  if (viewer?.type === target.type) return { kind: 'same-type' };
  if (!event) return { kind: 'no-event' };
  const opensOn = addDays(event.datestart, -DAYS_BEFORE_EVENT);
  if (today < opensOn) return { kind: 'too-early', opensOn };
  return today > event.dateend ? { kind: 'event-over' } : undefined;
}

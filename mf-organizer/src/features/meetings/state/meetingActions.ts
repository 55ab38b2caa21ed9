import type { DayMeeting } from '../domain/dayMeeting';

/** Action on one meeting, from its row. */
export type MeetingAction = 'place' | 'clear-place' | 'link' | 'move' | 'cancel';

/** The dialog that is open. */
export type PendingAction =
  | { kind: 'place' | 'link'; meetings: readonly DayMeeting[] }
  | { kind: 'move' | 'cancel'; meeting: DayMeeting }
  | { kind: 'assign' };

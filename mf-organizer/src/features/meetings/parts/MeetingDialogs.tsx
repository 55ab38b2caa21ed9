import type { MeetingsDay, Refusal } from '../domain/dayMeeting';
import type { PendingAction } from '../state/meetingActions';
import { AssignDialog } from './AssignDialog';
import { CancelDialog } from './CancelDialog';
import { LinkDialog } from './LinkDialog';
import { MoveDialog } from './MoveDialog';
import { PlaceDialog } from './PlaceDialog';

interface MeetingDialogsProps {
  pending: PendingAction | undefined;
  day: MeetingsDay;
  days: readonly string[];
  today: string;
  /** Called after a change of several meetings. */
  onDone: (refused: readonly Refusal[]) => void;
  onClose: () => void;
}

/** The dialog of the action that was chosen. */
export function MeetingDialogs({ pending, day, days, today, onDone, onClose }: MeetingDialogsProps) {
  switch (pending?.kind) {
    case undefined:
      return null;
    case 'place':
      return <PlaceDialog meetings={pending.meetings} day={day} onDone={onDone} onClose={onClose} />;
    case 'link':
      return <LinkDialog meetings={pending.meetings} onDone={onDone} onClose={onClose} />;
    case 'move':
      return <MoveDialog meeting={pending.meeting} day={day} days={days} today={today} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog meeting={pending.meeting} day={day} onClose={onClose} />;
    case 'assign':
      return <AssignDialog day={day} onClose={onClose} />;
  }
}

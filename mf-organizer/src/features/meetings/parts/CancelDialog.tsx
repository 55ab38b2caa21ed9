import { useState } from 'react';
import { storedText } from 'shared-api/text';
import { formatSlotDay } from 'shared-api/time';
import { ReasonField, reasonProblem } from 'shared-ui/Textarea';
import { toast } from 'shared-ui/toast';
import { useCancelMeeting } from '../api/useCancelMeeting';
import { pairWords, type DayMeeting, type MeetingsDay } from '../domain/dayMeeting';
import { conflictFieldsOf } from '../state/conflictFields';
import { texts } from '../texts';
import { ActionDialog } from './ActionDialog';

interface CancelDialogProps {
  meeting: DayMeeting;
  day: MeetingsDay;
  onClose: () => void;
}

/** Cancels a meeting with a reason that both companies read (ORG-05). */
export function CancelDialog({ meeting, day, onClose }: CancelDialogProps) {
  const cancel = useCancelMeeting();
  const [reason, setReason] = useState('');
  const text = storedText(reason).trim();

  return (
    <ActionDialog
      title={texts.cancelTitle}
      description={`${pairWords(meeting)}, ${formatSlotDay(day.date)}, ${meeting.point}`}
      submitLabel={texts.cancelSubmit}
      dismissLabel={texts.cancelDismiss}
      isDanger
      reason={reasonProblem(text, true)}
      conflictFields={conflictFieldsOf(meeting, day)}
      onSubmit={async (version = meeting.version) => {
        await cancel(meeting.id, { reason: text, version });
        toast.success(texts.cancelled);
      }}
      onClose={onClose}
    >
      <ReasonField required label={texts.cancelReason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

import { useState } from 'react';
import { createClientId, describeError, outcome } from 'shared-api/client';
import type { MeetingCompany } from 'shared-api/contract';
import { useFeature } from 'shared-api/settings';
import { keepDraft, readDraft } from 'shared-api/storage';
import { formatSlotDay } from 'shared-api/time';
import { reasonProblem } from 'shared-ui/Textarea';
import { toast } from 'shared-ui/toast';
import { useSendNote } from '#api/unsent';
import { useCancelMeeting } from '#api/useCancelMeeting';
import type { Meeting } from '#domain/meeting';
import { texts } from '../texts';

/**
 * Cancels a meeting with an optional reason; a server without the feature `reasons` gets the reason as a chat message
 * afterwards. The typed reason is kept across closing and reloading until the meeting is cancelled.
 * @param onCancelled not called when the meeting was already gone
 */
export function useCancelling({ date, point }: Meeting, { company_id }: MeetingCompany, onCancelled: () => void) {
  const draft = `cancel.${company_id}.${date}.${point}`;
  const [reason, setReason] = useState(() => readDraft(draft));
  const [errorText, setErrorText] = useState<string>();
  const [clientId] = useState(createClientId);
  const cancel = useCancelMeeting();
  const sendNote = useSendNote();
  const hasReasons = useFeature('reasons');

  const writeReason = async (text: string) => {
    try {
      await sendNote({ userId: company_id, text: texts.cancelNote(formatSlotDay(date), point, text), clientId });
    } catch (error) {
      // The meeting is cancelled all the same; the quoted text is not lost.
      toast.danger(texts.reasonNotSent(text, describeError(error)));
    }
  };

  return {
    reason,
    write: (text: string) => {
      setReason(text);
      keepDraft(draft, text);
    },
    errorText,
    /** Rejects when the dialog has to stay open. */
    confirm: async () => {
      const text = reason.trim();
      const problem = reasonProblem(text);
      if (problem) {
        setErrorText(problem);
        throw new Error('A reason that the server would refuse was not sent.');
      }
      setErrorText(texts.notCancelled);
      try {
        await cancel({ date, point, ...(hasReasons && text !== '' && { reason: text }) });
      } catch (error) {
        const isGone = outcome(error) === 'not-found';
        toast.danger(isGone ? texts.cancelFailedGone : texts.cancelFailed);
        // The meeting is gone, as intended; close the dialog and let the view refetch.
        if (isGone) return keepDraft(draft, '');
        throw error;
      }
      keepDraft(draft, '');
      toast.success(texts.cancelDone);
      onCancelled();
      if (!hasReasons && text !== '') await writeReason(text);
    },
  };
}

import { styled } from 'styled-components';
import { outcome } from 'shared-api/client';
import type { MeetingCompany } from 'shared-api/contract';
import { formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { ConfirmDialog } from 'shared-ui/ConfirmDialog';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useCancelMeeting } from '#api/useCancelMeeting';
import type { Meeting } from '#domain/meeting';
import { texts } from '../texts';

export interface CancelMeetingDialogProps {
  meeting: Meeting;
  company: MeetingCompany;
  /** Not called when the meeting was already gone. */
  onCancelled: (meeting: Meeting, company: MeetingCompany) => void;
  onClose: () => void;
}

/** Confirms and cancels a meeting for both participants (MEET-10). */
export function CancelMeetingDialog({ meeting, company, onCancelled, onClose }: CancelMeetingDialogProps) {
  const cancel = useCancelMeeting();
  const { date, point } = meeting;

  const confirm = async () => {
    try {
      await cancel({ date, point });
      toast.success(texts.cancelDone);
      onCancelled(meeting, company);
    } catch (error) {
      const isGone = outcome(error) === 'not-found';
      toast.danger(isGone ? texts.cancelFailedGone : texts.cancelFailed);
      // The meeting is gone, as intended; close the dialog and let the view refetch.
      if (!isGone) throw error;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={texts.cancelTitle}
      cancelLabel={texts.keepMeeting}
      confirmLabel={texts.cancelMeeting}
      errorText={texts.notCancelled}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Facts>
        <dt>{texts.company}</dt>
        <dd>{company.company}</dd>
        <dt>{texts.date}</dt>
        <dd>{formatSlotDay(date)}</dd>
        <dt>{texts.time}</dt>
        <dd>
          {point} {MOSCOW_OFFSET_LABEL}
        </dd>
      </Facts>
    </ConfirmDialog>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(1)} ${theme.space(4)};

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

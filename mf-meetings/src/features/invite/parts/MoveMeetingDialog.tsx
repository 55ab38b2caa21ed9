import type { MeetingCompany } from 'shared-api/contract';
import { formatSlotDay } from 'shared-api/time';
import type { Meeting } from '#domain/meeting';
import { MeetingSoonAlert } from '#parts/MeetingSoonAlert';
import { useSendInvitation } from '../state/useSendInvitation';
import { texts } from '../texts';
import { NewTimeDialog } from './NewTimeDialog';

export interface MoveMeetingDialogProps {
  meeting: Meeting;
  /** The company that has to agree. */
  company: MeetingCompany;
  onClose: () => void;
}

/** Chooses a new time for a meeting and invites the other company to it (MEET-11). */
export function MoveMeetingDialog({ meeting, company, onClose }: MoveMeetingDialogProps) {
  const send = useSendInvitation();
  const { date, point } = meeting;
  return (
    <NewTimeDialog
      title={texts.moveTitle}
      lead={texts.moveLead(company.company, formatSlotDay(date), point)}
      userId={company.company_id}
      current={meeting}
      submitLabel={texts.moveSubmit}
      onSubmit={(slot) =>
        send({ user_id: company.company_id, date: slot.date, point: slot.point, _date: date, _point: point })
      }
      onClose={onClose}
    >
      <MeetingSoonAlert meeting={meeting} company={company} />
    </NewTimeDialog>
  );
}

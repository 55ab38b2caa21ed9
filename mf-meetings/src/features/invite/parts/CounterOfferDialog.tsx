import type { Invitation } from 'shared-api/contract';
import { formatSlotDay } from 'shared-api/time';
import { useCounterOffer } from '../state/useCounterOffer';
import { texts } from '../texts';
import { NewTimeDialog } from './NewTimeDialog';

export interface CounterOfferDialogProps {
  /** A received invitation that awaits a decision. */
  invitation: Invitation;
  onClose: () => void;
}

/** Rejects a received invitation and proposes another time, in one step. */
export function CounterOfferDialog({ invitation, onClose }: CounterOfferDialogProps) {
  const offer = useCounterOffer(invitation);
  const { company, date, point, _date, _point } = invitation;
  const current = _date !== null && _point !== null ? { date: _date, point: _point } : undefined;
  return (
    <NewTimeDialog
      title={texts.counterTitle}
      lead={(current ? texts.counterMoveLead : texts.counterLead)(company, formatSlotDay(date), point)}
      userId={invitation.user_id}
      current={current}
      submitLabel={texts.counterSubmit}
      onSubmit={({ date: newDate, point: newPoint }) => offer({ date: newDate, point: newPoint })}
      onClose={onClose}
    />
  );
}

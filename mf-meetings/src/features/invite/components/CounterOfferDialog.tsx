import type { Invitation } from 'shared-api/contract';
import { Dialog } from 'shared-ui/Dialog';

export interface CounterOfferDialogProps {
  /** An incoming request that awaits a decision. */
  invitation: Invitation;
  onClose: () => void;
}

/** Rejects an incoming request and proposes another time, as one action. */
export function CounterOfferDialog({ invitation, onClose }: CounterOfferDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Предложить другое время">
      {invitation.company}
    </Dialog>
  );
}

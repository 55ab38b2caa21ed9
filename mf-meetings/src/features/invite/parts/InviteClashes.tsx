import { Alert } from 'shared-ui/Alert';
import type { InviteSlot } from '../state/inviteSlot';
import { texts } from '../texts';

interface InviteClashesProps {
  slot: InviteSlot;
}

/** Warnings about a selectable slot: open invitations with other companies for it, or outside working hours. */
export function InviteClashes({ slot: { rivals, isOffHours } }: InviteClashesProps) {
  const incoming = rivals.filter(({ kind }) => kind.direction === 'incoming').map(({ company }) => company);
  const outgoing = rivals.filter(({ kind }) => kind.direction === 'outgoing').map(({ company }) => company);
  return (
    <>
      {incoming.length > 0 && <Alert kind="warning">{texts.incomingRival(incoming)}</Alert>}
      {outgoing.length > 0 && <Alert kind="warning">{texts.outgoingRival(outgoing)}</Alert>}
      {isOffHours && <Alert kind="info">{texts.offHours}</Alert>}
    </>
  );
}

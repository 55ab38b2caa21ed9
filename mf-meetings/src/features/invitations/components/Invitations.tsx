import { useState } from 'react';
import { useEachMinute } from 'shared-api/clock';
import { Accordion } from 'shared-ui/Accordion';
import { query } from 'shared-ui/theme';
import { useInvitationsEvents } from '../api/useInvitationsEvents';
import { invitationKindId, invitationKinds, type PendingDecision } from '../invitationKind';
import { InvitationDecisionDialog } from './InvitationDecisionDialog';
import { InvitationSection } from './InvitationSection';

/** The four lists of invitations and the question before each decision. */
export function Invitations() {
  const [openItems, setOpenItems] = useState(initiallyOpen);
  const [pending, setPending] = useState<PendingDecision>();
  useInvitationsEvents();
  useEachMinute();

  return (
    <>
      <Accordion openItems={openItems} onOpenItemsChange={setOpenItems}>
        {invitationKinds.map((kind) => (
          <InvitationSection key={invitationKindId(kind)} kind={kind} onDecide={setPending} />
        ))}
      </Accordion>
      {pending && <InvitationDecisionDialog {...pending} onClose={() => setPending(undefined)} />}
    </>
  );
}

/** A phone starts with four headers, a wider screen with four lists. Turning the phone later changes nothing. */
function initiallyOpen(): string[] {
  return window.matchMedia(query.phone).matches ? [] : invitationKinds.map(invitationKindId);
}

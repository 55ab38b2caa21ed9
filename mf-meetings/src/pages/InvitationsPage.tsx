import { useState } from 'react';
import { useEachMinute } from 'shared-api/clock';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { useRefreshOn } from 'shared-api/query';
import { Accordion } from 'shared-ui/Accordion';
import { PageHeader } from 'shared-ui/PageHeader';
import { query } from 'shared-ui/theme';
import { invitationKindId, invitationKinds } from '#domain/invitationKind';
import type { PendingDecision } from '#domain/invitationStatus';
import { InvitationDecisionDialog } from '../features/invitations/components/InvitationDecisionDialog';
import { InvitationList } from '../features/invitations/components/InvitationList';
import { texts } from '../features/invitations/texts';

/** `/invitations`: requests to meet and to move meetings, received and sent, and the question before each decision. */
export function InvitationsPage() {
  const [openItems, setOpenItems] = useState(initiallyOpen);
  const [pending, setPending] = useState<PendingDecision>();
  useRefreshOn(['invitation'], [invitationsKeys.isAny, meetingsKeys.isAny]);
  useEachMinute();

  return (
    <>
      <PageHeader title={texts.pageTitle} />
      <Accordion openItems={openItems} onOpenItemsChange={setOpenItems}>
        {invitationKinds.map((kind) => (
          <InvitationList key={invitationKindId(kind)} kind={kind} onDecide={setPending} />
        ))}
      </Accordion>
      {pending && <InvitationDecisionDialog pending={pending} onClose={() => setPending(undefined)} />}
    </>
  );
}

/** A phone starts with four headers, a wider screen with four lists. Turning the phone later changes nothing. */
function initiallyOpen(): string[] {
  return window.matchMedia(query.phone).matches ? [] : invitationKinds.map(invitationKindId);
}

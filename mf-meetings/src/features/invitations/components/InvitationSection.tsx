import { useState } from 'react';
import { AccordionItem } from 'shared-ui/Accordion';
import { invitationKindId, type InvitationKind, type PendingDecision } from '../invitationKind';
import { INVITATIONS_PAGE_SIZE } from '../limits';
import { texts } from '../texts';
import { InvitationList } from './InvitationList';

interface InvitationSectionProps {
  kind: InvitationKind;
  onDecide: (pending: PendingDecision) => void;
}

/** One accordion of the page. Its list is first read when it opens; the chosen page outlives closing it. */
export function InvitationSection({ kind, onDecide }: InvitationSectionProps) {
  const [paging, setPaging] = useState({ limit: INVITATIONS_PAGE_SIZE, page: 1 });
  return (
    <AccordionItem id={invitationKindId(kind)} title={texts.title(kind)}>
      <InvitationList kind={kind} paging={paging} onPagingChange={setPaging} onDecide={onDecide} />
    </AccordionItem>
  );
}

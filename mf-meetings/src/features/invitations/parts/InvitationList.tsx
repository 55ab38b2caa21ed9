import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AccordionItem } from 'shared-ui/Accordion';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { invitationKindId } from '#domain/invitationKind';
import type { InvitationListState } from '../state/useInvitationList';
import { texts } from '../texts';
import { InvitationListContent } from './InvitationListContent';
import type { InvitationActions } from './InvitationRows';

interface InvitationListProps extends InvitationActions {
  list: InvitationListState;
  /** All invitations awaiting a decision, to find those competing for one slot. */
  open: readonly OpenInvitation[];
}

/**
 * One of the four lists in an accordion item, whose head counts what awaits a decision. It can fail without affecting the
 * other three. `#incoming-meeting` in the URL scrolls to it.
 */
export function InvitationList({ list, ...content }: InvitationListProps) {
  return (
    <AccordionItem
      ref={useArrival(invitationKindId(list.kind))}
      id={invitationKindId(list.kind)}
      title={texts.title(list.kind)}
      meta={list.open && String(list.open.length)}
    >
      <InvitationListContent {...content} list={list} />
    </AccordionItem>
  );
}

/** Scrolls to the list and focuses it when the URL's hash names it; the page opens it. */
function useArrival(id: string) {
  const { hash, key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return;
    root.current?.scrollIntoView();
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return root;
}

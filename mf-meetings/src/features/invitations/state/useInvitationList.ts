import { useState } from 'react';
import type { Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { useInvitations } from '#api/useInvitations';
import { keepOpen, type OpenInvitation } from '#api/useOpenInvitations';
import type { InvitationKind } from '#domain/invitationKind';
import { bySlot } from './bySlot';

type Page = Schema<'InvitationsPage'>;

/** One of the four lists of the page. */
export interface InvitationListState {
  kind: InvitationKind;
  /** The open invitations, or all. */
  query: Query<Page>;
  /** `query` has the open ones only, the server has pages of the others. */
  isPaged: boolean;
  /** Invitations awaiting a decision whose slot has not begun, soonest first; undefined until loaded. */
  open: OpenInvitation[] | undefined;
  /** Ids of those that have been open since the page was opened: decided now, a row keeps its place. */
  kept: ReadonlySet<number>;
}

/**
 * One list. The server gives what is open; once a row is decided, or when the address names an invitation that may be
 * decided, the list is read whole.
 */
export function useInvitationList(kind: InvitationKind, wantedId: number | undefined): InvitationListState {
  const [hasDecided, setHasDecided] = useState(false);
  const [shown, setShown] = useState<{ data: Page; isPaged: boolean }>();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const { data, state, ...query } = useInvitations(kind, hasDecided || wantedId !== undefined);

  const isPaged = state === 'open';
  const lacksKept = isPaged && data !== undefined && lacks(data, kept);
  if (lacksKept && !hasDecided) setHasDecided(true);
  // A row keeps its place until the whole list has arrived.
  if (data && !lacksKept && data !== shown?.data) setShown({ data, isPaged });

  const open = shown && keepOpen(shown.data.invitations, kind).toSorted(bySlot);
  if (open?.some(({ id }) => !kept.has(id))) setKept(new Set([...kept, ...open.map(({ id }) => id)]));
  return { kind, query: { ...query, data: shown?.data }, isPaged: shown?.isPaged ?? isPaged, open, kept };
}

function lacks({ invitations }: Page, ids: ReadonlySet<number>): boolean {
  const found = new Set(invitations.map(({ id }) => id));
  return [...ids].some((id) => !found.has(id));
}

import type { Settings } from 'shared-api/contract';
import type { KeepAnswers } from 'shared-api/federation';
import { SETTINGS } from 'shared-api/settings';
import { getInvitations } from '#api/getInvitations';
import { invitationsOf } from '#api/useInvitations';
import { invitationKinds, type InvitationKind } from '#domain/invitationKind';
import { PAGE_SIZE } from '../limits';
import { decidedOf, getDecidedInvitations } from './useDecidedInvitations';

const FIRST_PAGE = { limit: PAGE_SIZE, page: 1 };

/** Keeps the four lists, each with the first page of decided invitations. */
export const keepInvitations: KeepAnswers = async (cache) => {
  const hasStates = cache.read<Settings>(SETTINGS)?.features?.includes('invitation_lists') ?? false;
  const state = hasStates ? 'open' : 'all';
  const keepList = (kind: InvitationKind) => cache.keep(invitationsOf(kind, state), () => getInvitations(kind, state));
  const keepDecided = (kind: InvitationKind) =>
    cache.keep(decidedOf(kind, FIRST_PAGE), () => getDecidedInvitations(kind, FIRST_PAGE));
  await Promise.all([...invitationKinds.map(keepList), ...(hasStates ? invitationKinds.map(keepDecided) : [])]);
};

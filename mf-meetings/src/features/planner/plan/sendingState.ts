import { atom } from 'jotai';
import type { InvitationSender } from '../api/createInvitationSender';

/** Who sends the invitations of the plan. It goes on while other pages are open. */
export const invitationSenderAtom = atom<InvitationSender | null>(null);

import { atom } from 'jotai';
import type { InvitationSender } from '../api/createInvitationSender';

/** Global state, because sending continues while other pages are open. */
export const invitationSenderAtom = atom<InvitationSender | null>(null);

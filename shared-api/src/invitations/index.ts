export { invitationsKeys } from './invitationsKeys';
export { useInvitationsCount } from './useInvitationsCount';

export { useParticipant } from './useParticipant';
export { usersKeys } from './usersKeys';

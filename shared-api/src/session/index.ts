export { sessionKeys } from './sessionKeys';
export { useCurrentUser } from './useCurrentUser';

export { logIn } from './logIn';
export { sessionKeys } from './sessionKeys';
export { useCurrentUser } from './useCurrentUser';

export { logIn } from './logIn';
export { prepareCurrentUser } from './prepareCurrentUser';
export { sessionKeys } from './sessionKeys';
export { useCurrentUser } from './useCurrentUser';

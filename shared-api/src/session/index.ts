export { logIn } from './logIn';
export { sessionKeys } from './sessionKeys';
export { prepareCurrentUser, useCurrentUser } from './useCurrentUser';

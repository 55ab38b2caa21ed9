export { logIn, sessionKeys } from './session';
export { readCurrentUser, useCurrentUser } from './useCurrentUser';

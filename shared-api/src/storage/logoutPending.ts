import { keepDeviceText, readDeviceText } from './deviceText';

const NAME = 'logoutPending';

/**
 * Whether a user of this browser has logged out since the last login. The server may not know of it: then the next page with
 * the session hides the account and leads to the logout address (DAY-05).
 */
export const isLogoutPending = () => readDeviceText(NAME) !== '';

/** Call at a logout, since the network may lose it. */
export const markLogoutPending = () => keepDeviceText(NAME, '1');

/** Call at each login, which replaces the session. */
export const forgetPendingLogout = () => keepDeviceText(NAME, '');

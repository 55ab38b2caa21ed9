import { keepDeviceText, readDeviceText } from 'shared-api/storage';

const NAME = 'logoutPending';

/**
 * Whether a user of this browser has logged out since the last login. The server may not know of it: then the next page with
 * the session leads to the logout address and hides the account (DAY-05).
 */
export const isLogoutPending = () => readDeviceText(NAME) !== '';

/** Call at a logout, since the network may lose it. */
export const markLogoutPending = () => keepDeviceText(NAME, '1');

/** Call at a login, which replaces the session. */
export const forgetPendingLogout = () => keepDeviceText(NAME, '');

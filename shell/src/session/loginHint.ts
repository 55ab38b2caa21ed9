import { keepDeviceText, readDeviceText } from 'shared-api/storage';

const NAME = 'loggedIn';

/**
 * Whether a user was logged in when this browser last ran the application. Only a hint about what to fetch and show
 * first: the server decides who is logged in.
 */
export const wasLoggedIn = () => readDeviceText(NAME) !== '';

/** Call when the server has confirmed a session. */
export const rememberLogin = () => keepDeviceText(NAME, '1');

/** Call when the server has denied a session. */
export const forgetLogin = () => keepDeviceText(NAME, '');

import { keepTabText, takeTabText } from 'shared-api/storage';

const NAME = 'blocked';

/** Call before a blocked user is logged out: the login page of this tab then says why (HALL-03). */
export const rememberBlocked = () => keepTabText(NAME, '1');

/** Whether a blocked user has just been logged out in this tab; true once. */
export const takeBlocked = () => takeTabText(NAME) !== '';

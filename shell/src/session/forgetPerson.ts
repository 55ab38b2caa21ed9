import { forgetAllDrafts, keepDeviceText } from 'shared-api/storage';
import { forgetDay, KEEP_DAY } from '../offline/dayMark';
import { rememberBlocked } from './blockedHint';
import { forgetLogin } from './loginHint';
import { startLoggingOut } from './startLoggingOut';

/**
 * Deletes the user's drafts and the login hint at logout, so that the next user of this computer cannot read the
 * drafts.
 */
export function forgetPerson(): void {
  forgetAllDrafts();
  forgetDay();
  keepDeviceText(KEEP_DAY, '');
  // The server sends a guest page next; without the hint it renders without waiting for the session check.
  forgetLogin();
}

/** `forgetPerson` for a blocked user, whom the guard logs out. */
export function forgetBlocked(): void {
  rememberBlocked();
  startLoggingOut();
  forgetPerson();
}

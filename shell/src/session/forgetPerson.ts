import { forgetAllDrafts, keepDeviceText, markLogoutPending } from 'shared-api/storage';
import { forgetDay, KEEP_DAY } from '../offline/dayMark';
import { endPush } from '../push/endPush';
import { rememberBlocked } from './blockedHint';
import { forgetLogin } from './loginHint';
import { startLoggingOut } from './startLoggingOut';

/**
 * Deletes the user's drafts, day and login hint at logout, so that the next user of this computer cannot read them. Also
 * without a network: the session itself then ends with the next page that reaches the server.
 * @returns the end of this browser's web push, to await before the page leaves; undefined without web push
 */
export function forgetPerson(): Promise<void> | undefined {
  markLogoutPending();
  forgetAllDrafts();
  forgetDay();
  keepDeviceText(KEEP_DAY, '');
  // The server sends a guest page next; without the hint it renders without waiting for the session check.
  forgetLogin();
  navigator.clearAppBadge?.().catch(() => {});
  return endPush();
}

/** `forgetPerson` for a blocked user, whom the guard logs out. */
export function forgetBlocked(): Promise<void> | undefined {
  rememberBlocked();
  startLoggingOut();
  return forgetPerson();
}

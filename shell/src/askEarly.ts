import { prepareConfig } from 'shared-api/config';
import { prepareCurrentUser } from 'shared-api/session';
import { requestRegistry } from './federation/requestRegistry';
import { prepareLogin } from './session/useLogin';

/**
 * Takes what the page for who has a session has asked for in its HTML (EARLY_ADDRESSES), all at once and whatever becomes of it: a browser
 * complains of an answer that nobody takes. `npm run bench` measures what that gives by leaving it out.
 */
export function askEarly(): void {
  prepareLogin();
  prepareCurrentUser();
  prepareConfig();
  requestRegistry();
}

import { prepareConfig } from 'shared-api/config';
import { requestRegistry } from './federation/requestRegistry';
import { prepareSession } from './session/useSession';

/**
 * Takes what the page for who has a session has asked for in its HTML (EARLY_ADDRESSES), all at once and whatever becomes of it: a browser
 * complains of an answer that nobody takes. `npm run bench` measures what that gives by leaving it out.
 */
export function askEarly(): void {
  prepareSession();
  prepareConfig();
  requestRegistry();
}

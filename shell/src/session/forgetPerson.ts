import { forgetAllDrafts } from 'shared-api/drafts';
import { forgetLogin } from './loginHint';

/** At logout: drafts go, since the next person at this computer must not read them, and so does the hint. */
export function forgetPerson(): void {
  forgetAllDrafts();
  // The server sends a guest's page next, which then needs not ask whether somebody is logged in.
  forgetLogin();
}

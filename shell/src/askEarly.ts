import { prepareConfig } from 'shared-api/config';
import { prepareSession } from './session/useSession';

/** Asks at once for what every page behind the login needs, whatever becomes of it. `npm run bench` measures what that gives by leaving it out. */
export function askEarly(): void {
  prepareSession();
  prepareConfig();
}

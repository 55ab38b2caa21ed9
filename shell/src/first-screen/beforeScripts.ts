// Stands as a script in the pages that the build draws (drawGuestPages.tsx) and runs before anything is painted there: each byte of it is sent
// with the page. The policy allows it by its hash.
import { applyStoredColorScheme } from 'shared-ui/theme';
import { wasLoggedIn } from '../session/loginHint';
import { awaitScripts } from './earlyEnter';
import { watchForMissingScripts } from './startAgain';

applyStoredColorScheme();
watchForMissingScripts();
// A link on another site brings no session cookie, so that the server takes everybody for a guest. Whoever was logged in sees the form only
// when there is no session any more. The page's style hides it (tooling/src/build/drawPages.ts).
if (wasLoggedIn()) document.documentElement.dataset.returning = '';
else awaitScripts();

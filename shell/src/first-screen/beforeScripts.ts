// Inline script of prerendered pages (drawGuestPages.tsx), run before the first paint; each page carries its bytes. The
// content security policy allows it by its hash.
import { wasLoggedIn } from '../session/loginHint';
import { applyStoredColorScheme } from '../sidebar/storedColorScheme';
import { awaitScripts } from './earlyEnter';

/** sessionStorage key of the missing script that caused the last reload, in this tab. */
const KEY = 'vstrecha.missing';

applyStoredColorScheme();
watchForMissingScripts();
// A link from another site sends no session cookie, so the server takes every user for a guest. After an earlier login
// the page's style (tooling/src/build/drawPages.ts) hides the form until the server reports that the session has ended.
if (wasLoggedIn()) document.documentElement.dataset.returning = '';
else awaitScripts();

/**
 * After a release, an older page may name scripts that the server no longer has; its form would never react. Reloads
 * the page when one of its scripts is missing, once per script.
 */
function watchForMissingScripts(): void {
  const handleError = ({ target }: Event) => {
    // Only the page's own scripts; files loaded later have their own retries.
    if (!(target instanceof HTMLScriptElement && target.defer && navigator.onLine)) return;
    try {
      if (sessionStorage.getItem(KEY) === target.src) return;
      sessionStorage.setItem(KEY, target.src);
    } catch {
      return;
    }
    window.location.reload();
  };
  window.addEventListener('error', handleError, { capture: true });
}

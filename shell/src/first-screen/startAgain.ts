/** The script that could not be had when the page was last asked for anew, in this tab. */
const KEY = 'vstrecha.missing';

/**
 * A page may be older than what its server has, whose scripts are others: the form in it would stand there for ever. When a script of the page
 * cannot be had, the page is asked for anew, once for each script.
 */
export function watchForMissingScripts(): void {
  const handleError = ({ target }: Event) => {
    // Those of the page itself; what they fetch later has its own attempts.
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

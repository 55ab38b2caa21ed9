/** Lets go of the lock. */
type Release = () => void;

/**
 * Makes this tab the only one that is at an account's mailing, until it lets go or is closed. Web Locks are missing where the page came over
 * plain http; there every tab believes to be alone.
 * @param mayWait waits until no other tab is at it
 * @returns `undefined` when another tab is
 */
export async function takeTabLock(account: number, mayWait: boolean): Promise<Release | undefined> {
  if (!('locks' in navigator)) return () => {};
  return new Promise((resolve) => {
    void navigator.locks.request(`vstrecha-mailing-${account}`, { ifAvailable: !mayWait }, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
  });
}

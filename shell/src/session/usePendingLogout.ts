import { useEffect, useMemo, useRef } from 'react';
import { paths } from 'shared-api/paths';
import { isLogoutPending } from 'shared-api/storage';
import { leave } from '../addresses/leave';

/**
 * Finishes a logout that the server may not know of: when the page begins with its session, and when the network is back.
 * Other tabs stop showing the account at once.
 * @param end draws the login page
 * @returns whether this page leaves for the logout address, and must neither read nor show the account
 */
export function usePendingLogout(isLoggedIn: boolean, end: () => void): boolean {
  const isLeaving = useMemo(() => isLoggedIn && isLogoutPending(), [isLoggedIn]);
  /** Guests of a page without an earlier session are left alone: their server knows of the logout. */
  const hadSession = useRef(false);
  useEffect(() => {
    hadSession.current ||= isLoggedIn;
    const finish = () => void (hadSession.current && isLogoutPending() && leave(paths.logout));
    if (isLeaving) finish();
    // The browser tells other tabs only.
    const handleOtherTab = () => void (isLogoutPending() && end());
    window.addEventListener('online', finish);
    window.addEventListener('storage', handleOtherTab);
    return () => {
      window.removeEventListener('online', finish);
      window.removeEventListener('storage', handleOtherTab);
    };
  }, [isLoggedIn, isLeaving, end]);
  return isLeaving;
}

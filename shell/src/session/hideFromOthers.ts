import { isDraftOwner } from 'shared-api/storage';
import { wasLoggedIn } from './loginHint';

/**
 * Browsers keep a page that is left and draw it again on Back, before any request: hides it meanwhile, and shows it again
 * only while the person it was drawn for is logged in. Otherwise reloads the address.
 * @returns ends the watch
 */
export function hideFromOthers(account: number, reload = () => window.location.reload()): () => void {
  const { style } = document.documentElement;
  const handleHide = () => {
    style.visibility = 'hidden';
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (wasLoggedIn() && isDraftOwner(account)) style.visibility = '';
    else reload();
  };
  window.addEventListener('pagehide', handleHide);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('pagehide', handleHide);
    window.removeEventListener('pageshow', handleShow);
  };
}

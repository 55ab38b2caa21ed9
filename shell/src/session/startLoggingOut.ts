import { setUnauthorizedPolicy } from 'shared-api/client';

/** Limit of the silence, in milliseconds: a canceled logout leaves the page in use. */
const LEAVING_MS = 15_000;

/**
 * Call when this page leaves for the server's logout address. Its last calls answer 401, which must not draw the login
 * page here: the server's own is on its way, and Back would find it twice.
 */
export function startLoggingOut(): void {
  const restore = setUnauthorizedPolicy(() => {});
  setTimeout(restore, LEAVING_MS);
}

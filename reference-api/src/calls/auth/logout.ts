import { otherSite } from '#platform/http/crossSite.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { endSession } from '#platform/sessions/sessions.ts';

export const logout = guestOperation('logout', async ({ transport }, { db }) => {
  // It is a link, and cookies go with links from anywhere.
  if (transport.isFromOtherSite) throw otherSite();
  if (transport.token) await endSession(db, transport.token);
  transport.clearToken();
  return { redirect: '/login' };
});

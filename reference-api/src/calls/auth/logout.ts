import { otherSite } from '#platform/http/crossSite.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { endSession } from '#platform/sessions/sessions.ts';

export const logout = guestOperation('logout', async ({ transport }, { db }) => {
  // It is a link, and cookies go with links from anywhere.
  if (transport.isFromOtherSite) throw otherSite();
  // Nor is a cookie forgotten that did not come: browsers keep it back from another site's link, and some do not say whose link it is.
  if (transport.token) {
    await endSession(db, transport.token);
    transport.clearToken();
  }
  return { redirect: '/login' };
});

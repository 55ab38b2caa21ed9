import { otherSite } from '#platform/http/crossSite.ts';
import { guestOperation } from '#platform/http/operation.ts';
import { endSession } from '#platform/sessions/sessions.ts';

export const logout = guestOperation('logout', async ({ transport }, { db }) => {
  // Logout is a link, and browsers may send cookies with links from any site.
  if (transport.isFromOtherSite) throw otherSite();
  // Clear only a cookie that was sent: browsers withhold it from another site's link, and some do not name the link's site.
  if (transport.token) {
    await endSession(db, transport.token);
    transport.clearToken();
  }
  return { redirect: '/login' };
});

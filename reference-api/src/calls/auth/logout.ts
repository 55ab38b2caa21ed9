import { guestOperation } from '#platform/http/operation.ts';
import { endSession } from '#platform/sessions/sessions.ts';

export const logout = guestOperation('logout', async ({ transport }, { db }) => {
  if (transport.token) await endSession(db, transport.token);
  transport.clearToken();
  return { redirect: '/login' };
});

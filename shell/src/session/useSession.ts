import { request, unexpectedAnswer } from 'shared-api/client';
import { prepareQuery, useQueryOnce } from 'shared-api/query';
import { prepareCurrentUser, useCurrentUser } from 'shared-api/session';
import type { Session } from './session';

/** Key of the answer to «is anybody logged in». */
export const authKey = ['session', 'auth'] as const;

async function readAuth(): Promise<{ ok: boolean }> {
  const auth: { ok?: unknown } | null = await request('get', '/api/auth/check');
  if (typeof auth?.ok !== 'boolean') throw unexpectedAnswer();
  return { ok: auth.ok };
}

/**
 * Asks who is logged in and who that is, both at once: what the second answers counts only if the first says yes. For pages where that is
 * likely, since the second is refused otherwise.
 */
export function prepareSession(): void {
  prepareQuery(authKey, readAuth);
  prepareCurrentUser();
}

/**
 * Auth state and user, each asked once per page load (GUARD-01); `useCurrentUser` elsewhere reads the same entry of the cache.
 * @param isTakenForGuest until the server has answered: it has sent a page for guests
 */
export function useSession(isTakenForGuest: boolean): Session {
  const auth = useQueryOnce(authKey, readAuth);
  const user = useCurrentUser(auth.data?.ok === true);

  if (auth.data ? !auth.data.ok : isTakenForGuest) return { phase: 'guest' };
  if (auth.data && user.data) return { phase: 'user', user: user.data };
  const failed = [auth, user].find(({ error }) => error !== undefined);
  if (failed) return { phase: 'failed', error: failed.error, retry: () => void failed.reload() };
  return { phase: 'checking' };
}

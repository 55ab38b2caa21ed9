import { request, unexpectedAnswer } from 'shared-api/client';
import { useQueryOnce } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import type { Session } from './session';

/** Key of the answer to «is anybody logged in». */
export const authKey = ['session', 'auth'] as const;

async function readAuth(): Promise<{ ok: boolean }> {
  const auth: { ok?: unknown } | null = await request('get', '/api/auth/check');
  if (typeof auth?.ok !== 'boolean') throw unexpectedAnswer();
  return { ok: auth.ok };
}

/** Auth state and user, each asked once per page load (GUARD-01); `useCurrentUser` elsewhere reads the same entry of the cache. */
export function useSession(): Session {
  const auth = useQueryOnce(authKey, readAuth);
  const user = useCurrentUser(auth.data?.ok === true);

  if (auth.data?.ok === false) return { phase: 'guest' };
  if (auth.data && user.data) return { phase: 'user', user: user.data };
  const failed = [auth, user].find(({ error }) => error !== undefined);
  if (failed) return { phase: 'failed', error: failed.error, retry: () => void failed.reload() };
  return { phase: 'checking' };
}

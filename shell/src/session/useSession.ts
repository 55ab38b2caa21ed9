import { useEffect } from 'react';
import { useQueryCache } from 'shared-api/query';
import { sessionKeys, useCurrentUser } from 'shared-api/session';
import type { LoginState, Session } from './session';

/** Who is logged in, asked once per page load (GUARD-01); `useCurrentUser` elsewhere reads the same entry of the cache. */
export function useSession(login: LoginState): Session {
  const user = useCurrentUser(login.phase === 'in');
  const cache = useQueryCache();
  useEffect(() => {
    if (login.phase === 'guest') cache.write(sessionKeys.user, undefined);
  }, [login.phase, cache]);

  if (login.phase !== 'in') return login;
  if (user.data) return { phase: 'user', user: user.data };
  if (user.error !== undefined) return { phase: 'failed', error: user.error, retry: () => void user.reload() };
  return { phase: 'checking' };
}

import useSWR, { useSWRConfig } from 'swr';
import { request, unexpectedAnswer } from 'shared-api/client';
import { useCurrentUser } from 'shared-api/session';
import type { Session } from './session';

/** SWR key of the answer to «is anybody logged in». */
export const authKey = ['session', 'auth'] as const;

async function readAuth(): Promise<{ ok: boolean }> {
  const auth: { ok?: unknown } | null = await request('get', '/api/auth/check');
  if (typeof auth?.ok !== 'boolean') throw unexpectedAnswer();
  return { ok: auth.ok };
}

/** Auth state and user, each asked once per page load (GUARD-01); `useCurrentUser` elsewhere reads the same entry of the cache. */
export function useSession(): Session {
  const auth = useSWR(authKey, readAuth, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const { data: user, error: userError, reload } = useCurrentUser(auth.data?.ok === true);
  const { mutate } = useSWRConfig();

  if (auth.data?.ok === false) return { phase: 'guest' };
  if (auth.data && user) return { phase: 'user', user };
  const error: unknown = auth.error ?? userError;
  if (error !== undefined)
    return { phase: 'failed', error, retry: () => void (auth.error ? mutate(authKey) : reload()) };
  return { phase: 'checking' };
}

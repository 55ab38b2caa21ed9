import { sessionKeys } from 'shared-api/session';
import { unstable_serialize, useSWRConfig } from 'swr';
import { authKey } from '../guard/useSession';

/** After a login: lets the guard see the new session, with nothing left of what the page had read for whoever sat here before. */
export function useBeginSession(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    for (const key of cache.keys()) if (key !== unstable_serialize(authKey)) cache.delete(key);
    // Nobody reads the user yet. This ends the time in which a second question would be taken for the first and answered by it.
    await mutate(sessionKeys.user);
    await mutate(authKey, { ok: true }, { revalidate: false });
  };
}

import { unstable_serialize, useSWRConfig } from 'swr';
import { authKey } from '../guard/useSession';

/** After a login: lets the guard see the new session, with nothing left of what the page had read for whoever sat here before. */
export function useBeginSession(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    const read = [...cache.keys()].filter((key) => key !== unstable_serialize(authKey));
    // Not `cache.delete`: SWR would answer the next two seconds' questions with what it had asked for before.
    await Promise.all(read.map((key) => mutate(key, undefined)));
    await mutate(authKey, { ok: true }, { revalidate: false });
  };
}

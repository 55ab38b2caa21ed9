import { useAnswers } from 'shared-api/query';
import { authKey } from './useSession';

/** After a login: lets the guard see the new session, with nothing left of what the page had read for whoever sat here before. */
export function useBeginSession(): () => Promise<void> {
  const answers = useAnswers();
  return async () => {
    await answers.forgetAllBut(authKey);
    answers.write(authKey, { ok: true });
  };
}

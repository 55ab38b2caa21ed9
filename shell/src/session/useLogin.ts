import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { request, unexpectedAnswer } from 'shared-api/client';
import { forgetLogin, rememberLogin } from './loginHint';
import { isRefusal, RETRIES, RETRY_PAUSE } from './retries';
import type { Session } from './session';

export interface Login {
  /** The session without its user: `checking` for a logged-in user, whom `useSession` loads. */
  session: Session;
  isLoggedIn: boolean;
  /** Call after a login: drops all data of the previous user and lets the guard see the new session. */
  begin: () => Promise<void>;
  /** Call after a 401. Keeps its identity. */
  end: () => void;
  /** Step before the guard sees a new session: prefetches the user, or empties the cache once there is one. */
  beforeBegin: RefObject<() => Promise<void>>;
}

interface LoginCheck {
  isLoggedIn?: boolean;
  error?: unknown;
}

async function check(): Promise<boolean> {
  const answer: { ok?: unknown } | null = await request('get', '/api/auth/check');
  if (typeof answer?.ok !== 'boolean') throw unexpectedAnswer();
  return answer.ok;
}

/**
 * Checks the session once per page load (GUARD-01). Plain state instead of a query: the login form needs no other data
 * from the server, and the query cache would add a twentieth to its bytes (docs/adr/0003-login-without-formik.md).
 * @param isTakenForGuest treats the user as a guest until the check is done: the server has sent a guest page
 * @param prefetchUser called before the guard sees a new session, until the query cache is mounted
 */
export function useLogin(isTakenForGuest: boolean, prefetchUser: () => Promise<void>): Login {
  const [lastCheck, setLastCheck] = useState<LoginCheck>({});
  const [attempt, setAttempt] = useState(0);
  /** The current check; undefined once a login or logout has overtaken it. */
  const question = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    const present = (question.current ??= check());
    const take = (answer: LoginCheck) => {
      if (question.current === present) setLastCheck(answer);
    };
    present.then(
      (isLoggedIn) => take({ isLoggedIn }),
      (error: unknown) => take({ error }),
    );
  }, [attempt]);

  const retry = useCallback(() => {
    question.current = undefined;
    setAttempt((former) => former + 1);
  }, []);

  const { error } = lastCheck;
  const isRetried = error !== undefined && attempt < RETRIES && !isRefusal(error);
  useEffect(() => {
    if (!isRetried) return undefined;
    const timer = setTimeout(retry, RETRY_PAUSE);
    return () => clearTimeout(timer);
  }, [isRetried, attempt, retry]);

  const learn = useCallback((isLoggedIn: boolean) => {
    question.current = undefined;
    setLastCheck({ isLoggedIn });
  }, []);
  const end = useCallback(() => learn(false), [learn]);
  const beforeBegin = useRef(prefetchUser);
  const begin = useCallback(async () => {
    await beforeBegin.current();
    learn(true);
  }, [learn]);

  const isLoggedIn = lastCheck.isLoggedIn === true;
  const isGuest = lastCheck.isLoggedIn === false || (isTakenForGuest && !isLoggedIn);
  let session: Session = { phase: 'checking' };
  if (isGuest) session = { phase: 'guest' };
  else if (error !== undefined) session = { phase: 'failed', error, retry };

  // The logout leaves the application and deletes the hint itself.
  useEffect(() => {
    if (isLoggedIn) rememberLogin();
    if (isGuest) forgetLogin();
  }, [isLoggedIn, isGuest]);
  return { session, isLoggedIn, begin, end, beforeBegin };
}

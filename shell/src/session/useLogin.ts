import { useCallback, useEffect, useRef, useState } from 'react';
import { request, requestEarly, unexpectedAnswer } from 'shared-api/client';
import { isRefusal, RETRIES, RETRY_PAUSE } from '../retries';
import type { LoginState } from './session';

/** Whether anybody is logged in, and who changes that. */
export interface Login {
  state: LoginState;
  /** The server has taken somebody's password, or knows nobody any more. Stays the same function. */
  learn: (isLoggedIn: boolean) => void;
}

interface Known {
  isLoggedIn?: boolean;
  error?: unknown;
}

async function check(): Promise<boolean> {
  const answer: { ok?: unknown } | null = await request('get', '/api/auth/check');
  if (typeof answer?.ok !== 'boolean') throw unexpectedAnswer();
  return answer.ok;
}

/** Asks whether anybody is logged in before the screen does. */
export function prepareLogin(): void {
  requestEarly('/api/auth/check');
}

/**
 * Whether anybody is logged in, asked once per page load (GUARD-01). Plain state and no query: it is all that the login form needs of the
 * server, and the cache of queries would be a twentieth of that form's bytes (docs/adr/0003-login-without-formik.md).
 * @param isTakenForGuest until the server has answered: it has sent a page for guests
 */
export function useLogin(isTakenForGuest: boolean): Login {
  const [known, setKnown] = useState<Known>({});
  const [attempt, setAttempt] = useState(0);
  /** The question that counts: none once a login or its end has overtaken it. */
  const question = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    const present = (question.current ??= check());
    const take = (answer: Known) => {
      if (question.current === present) setKnown(answer);
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

  const { error } = known;
  const isRetried = error !== undefined && attempt < RETRIES && !isRefusal(error);
  useEffect(() => {
    if (!isRetried) return undefined;
    const timer = setTimeout(retry, RETRY_PAUSE);
    return () => clearTimeout(timer);
  }, [isRetried, attempt, retry]);

  const learn = useCallback((isLoggedIn: boolean) => {
    question.current = undefined;
    setKnown({ isLoggedIn });
  }, []);

  let state: LoginState = { phase: 'checking' };
  if (known.isLoggedIn) state = { phase: 'in' };
  else if (known.isLoggedIn === false || isTakenForGuest) state = { phase: 'guest' };
  else if (error !== undefined) state = { phase: 'failed', error, retry };
  return { state, learn };
}

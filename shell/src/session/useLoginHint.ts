import { useEffect } from 'react';
import { forgetLogin, rememberLogin } from './loginHint';
import type { LoginState } from './session';

/** Keeps the hint in step with what the server says, however a session began or ended: logging out leaves the application. */
export function useLoginHint(phase: LoginState['phase']): void {
  useEffect(() => {
    if (phase === 'in') rememberLogin();
    if (phase === 'guest') forgetLogin();
  }, [phase]);
}

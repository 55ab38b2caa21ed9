import { useEffect } from 'react';
import { forgetLogin, rememberLogin } from './loginHint';
import type { Session } from './session';

/** Keeps the hint in step with what the server says, however a session began or ended: logging out leaves the application. */
export function useLoginHint(phase: Session['phase']): void {
  useEffect(() => {
    if (phase === 'user') rememberLogin();
    if (phase === 'guest') forgetLogin();
  }, [phase]);
}

import { createContext } from 'react';
import type { CurrentUser } from 'shared-api/contract';

export type Session =
  | { phase: 'checking' }
  | { phase: 'failed'; error: unknown; retry: () => void }
  | { phase: 'guest' }
  | { phase: 'user'; user: CurrentUser };

/** Context function to call after a login: `begin` of `useLogin`. */
export const BeginSession = createContext<() => Promise<void>>(() => {
  throw new Error('Nobody provides BeginSession here. Draw the login page in App.');
});

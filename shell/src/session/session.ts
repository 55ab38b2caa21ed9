import type { CurrentUser } from 'shared-api/contract';

/** Whether anybody is logged in, as far as it is known. */
export type LoginState =
  { phase: 'checking' } | { phase: 'failed'; error: unknown; retry: () => void } | { phase: 'guest' } | { phase: 'in' };

/** Who sits at the screen, as far as it is known. */
export type Session = Exclude<LoginState, { phase: 'in' }> | { phase: 'user'; user: CurrentUser };

import type { CurrentUser } from 'shared-api/contract';

/** Who sits at the screen, as far as it is known. */
export type Session =
  | { phase: 'checking' }
  | { phase: 'failed'; error: unknown; retry: () => void }
  | { phase: 'guest' }
  | { phase: 'user'; user: CurrentUser };
